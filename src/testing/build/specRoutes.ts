// Every route the site has to answer, written out: what the site builds is held against this list,
// never the other way around. `{product}` stands for the product's slug.

/** Ids of the docs pages, in the order that the specification gives them. */
export const DOC_IDS: readonly string[] = `
introduction/overview
introduction/usecase

quickstart/sdk
quickstart/mobile-sdk
quickstart/signature-algorithm
quickstart/verify-signature
quickstart/accesstoken/client-credentials
quickstart/accesstoken/authorization-code
quickstart/accesstoken/refresh-token

v2/payment/quick-pay
v2/payment/query-transaction
v2/payment/cancel-transaction
v2/payment/terminal-integration
v2/payment/deeplink-integration
v2/payment/online-payment
v2/payment/online-payment-backup
v2/payment/reconciliation
v2/payment/tokenization-payment

pos/payment
pos/cancellation
pos/card-refund
pos/card-settlement

v2/plugin/introduction
v2/plugin/integration

merchant-wallet/check-balance
merchant-wallet/history
merchant-wallet/topup-history
merchant-wallet/topup-wallet

alacarte-open/introduction
alacarte-open/set-notification
alacarte-open/inventory/create-category-by-store-id
alacarte-open/inventory/get-categories-by-store-id
alacarte-open/inventory/update-category-by-id
alacarte-open/inventory/create-item
alacarte-open/inventory/get-items-by-category-id
alacarte-open/inventory/get-all-items-by-store-id
alacarte-open/inventory/update-item-by-id
alacarte-open/inventory/update-item-quantity-by-id
alacarte-open/orders/get-orders-by-store-id
alacarte-open/orders/get-order-by-id
alacarte-open/orders/update-order-status
alacarte-open/orders/refund-order
alacarte-open/store/get-store-by-id
alacarte-open/store/update-store-by-id-availability
alacarte-open/store/update-store-by-id-delivery
alacarte-open/store/update-store-by-id-types

campaign/chop-stamp
campaign/gourmet-card
campaign/loyalty/loyalty-balance/get-loyalty-balances
campaign/loyalty/loyalty-balance/spend-loyalty-balance
campaign/loyalty/loyalty-members
campaign/loyalty/loyalty-members/loyalty-member
campaign/loyalty/loyalty-members/loyalty-member-history
campaign/loyalty/loyalty-members/bulk-create-members
campaign/loyalty/loyalty-members/member-authorize
campaign/loyalty/loyalty-members/topup-offline
campaign/loyalty/loyalty-members/topup-online
campaign/loyalty/loyalty-point/give-loyalty-point
campaign/loyalty/loyalty-point/deduct-loyalty-point
campaign/loyalty/loyalty-point/spending-loyalty-point
campaign/loyalty/loyalty-point/cancel-spending-loyalty-point
campaign/loyalty/loyalty-point/calculate-spending-reward
campaign/member/check-loyalty-member
campaign/member/profile
campaign/member/register-loyalty-member
campaign/member/rewards/rewards-detail
campaign/member/rewards/reward-by-id
campaign/member/rewards/redeem-reward
campaign/member/vouchers/vouchers-detail
campaign/member/vouchers/voucher-by-code
campaign/member/vouchers/redeem-voucher
campaign/voucher/overview
campaign/voucher/get-voucher-batches
campaign/voucher/voucher-batch-by-key
campaign/voucher/voucher-by-code
campaign/voucher/issue-voucher
campaign/voucher/void-voucher
campaign/voucher/reinstate-voucher
campaign/voucher/bulk-redeem-voucher

merchant-onboarding/introduction
merchant-onboarding/create-merchant
merchant-onboarding/get-merchants
merchant-onboarding/get-merchant
merchant-onboarding/update-merchant
merchant-onboarding/review-merchant
merchant-onboarding/upload-merchant-file
merchant-onboarding/application-clients/get
merchant-onboarding/application-clients/create
merchant-onboarding/application-clients/update

settings/account-detail/create-account
settings/account-detail/get-accounts
settings/account-detail/get-account
settings/account-detail/update-account
settings/account-detail/submit-account-review
settings/merchant-detail/merchant-profile
settings/merchant-detail/merchant-subscriptions
settings/store-detail/store-details
settings/store-detail/get-store-by-id
settings/store-detail/create-store
settings/store-detail/update-store
settings/store-detail/delete-store
settings/user-profile

ekyc/mykad-recognition
ekyc/liveness-check-with-face-verification
ekyc/face-verification
ekyc/get-mykad-result
ekyc/get-ekyc-result

visa-vop/enroll-user
visa-vop/enroll-card
visa-vop/unenroll-card
visa-vop/unenroll-user
visa-vop/webhook

sms/send-sms

push-notification/push-to-merchant

downloads/application
downloads/logo
downloads/{product}-logo
downloads/testing-wallets

ecom-plugin/lowCodeCheckout
ecom-plugin/wooCommerce
ecom-plugin/opencart
ecom-plugin/easystore

bank-code
error-codes
payment-method
product-terms
`
  .split("\n")
  .filter((line) => line !== "");

/** Ids of the docs pages that have no entry in the sidebar. */
export const WITHOUT_ENTRY: readonly string[] = [
  ...["check-balance", "history", "topup-history", "topup-wallet"].map((name) => `merchant-wallet/${name}`),
  ...["cancellation", "card-refund", "card-settlement", "payment"].map((name) => `pos/${name}`),
  "v2/payment/online-payment-backup",
];

/** Routes besides the docs pages. */
export const OTHER_ROUTES: readonly string[] = [
  "/",
  "/docs",
  "/blog",
  "/blog/archive",
  "/blog/tags",
  "/blog/tags/{product}",
  "/blog/welcome",
  "/Footer/",
  "/sitemap",
];

/** All routes of a product, e.g. "acme-pay". */
export function specRoutes(slug: string): string[] {
  return [...OTHER_ROUTES, ...DOC_IDS.map((id) => `/docs/${id}`)].map((route) => route.replace("{product}", slug));
}
