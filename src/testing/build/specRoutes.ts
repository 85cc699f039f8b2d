// Every route the site has to answer, written out: what the site builds is held against this list,
// never the other way around. `{product}` stands for the product's slug.

/** Ids of the docs pages, in the order of the areas. */
export const DOC_IDS: readonly string[] = `
introduction/overview
introduction/usecase

quickstart/sdk
quickstart/mobile-sdk
quickstart/signature-algorithm
quickstart/verify-signature
quickstart/accesstoken/authorization-code
quickstart/accesstoken/client-credentials
quickstart/accesstoken/refresh-token

v2/payment/cancel-transaction
v2/payment/deeplink-integration
v2/payment/online-payment
v2/payment/online-payment-backup
v2/payment/query-transaction
v2/payment/quick-pay
v2/payment/reconciliation
v2/payment/terminal-integration
v2/payment/tokenization-payment
v2/plugin/integration
v2/plugin/introduction

ecom-plugin/easystore
ecom-plugin/lowCodeCheckout
ecom-plugin/opencart
ecom-plugin/wooCommerce

pos/cancellation
pos/card-refund
pos/card-settlement
pos/payment

merchant-onboarding/introduction
merchant-onboarding/create-merchant
merchant-onboarding/get-merchant
merchant-onboarding/get-merchants
merchant-onboarding/review-merchant
merchant-onboarding/update-merchant
merchant-onboarding/upload-merchant-file
merchant-onboarding/application-clients/create
merchant-onboarding/application-clients/get
merchant-onboarding/application-clients/update

merchant-wallet/check-balance
merchant-wallet/history
merchant-wallet/topup-history
merchant-wallet/topup-wallet

campaign/chop-stamp
campaign/gourmet-card
campaign/loyalty/loyalty-balance/get-loyalty-balances
campaign/loyalty/loyalty-balance/spend-loyalty-balance
campaign/loyalty/loyalty-members
campaign/loyalty/loyalty-members/bulk-create-members
campaign/loyalty/loyalty-members/loyalty-member
campaign/loyalty/loyalty-members/loyalty-member-history
campaign/loyalty/loyalty-members/member-authorize
campaign/loyalty/loyalty-members/topup-offline
campaign/loyalty/loyalty-members/topup-online
campaign/loyalty/loyalty-point/calculate-spending-reward
campaign/loyalty/loyalty-point/cancel-spending-loyalty-point
campaign/loyalty/loyalty-point/deduct-loyalty-point
campaign/loyalty/loyalty-point/give-loyalty-point
campaign/loyalty/loyalty-point/spending-loyalty-point
campaign/member/check-loyalty-member
campaign/member/profile
campaign/member/register-loyalty-member
campaign/member/rewards/redeem-reward
campaign/member/rewards/reward-by-id
campaign/member/rewards/rewards-detail
campaign/member/vouchers/redeem-voucher
campaign/member/vouchers/voucher-by-code
campaign/member/vouchers/vouchers-detail
campaign/voucher/bulk-redeem-voucher
campaign/voucher/get-voucher-batches
campaign/voucher/issue-voucher
campaign/voucher/overview
campaign/voucher/reinstate-voucher
campaign/voucher/void-voucher
campaign/voucher/voucher-batch-by-key
campaign/voucher/voucher-by-code

alacarte-open/introduction
alacarte-open/set-notification
alacarte-open/inventory/create-category-by-store-id
alacarte-open/inventory/create-item
alacarte-open/inventory/get-all-items-by-store-id
alacarte-open/inventory/get-categories-by-store-id
alacarte-open/inventory/get-items-by-category-id
alacarte-open/inventory/update-category-by-id
alacarte-open/inventory/update-item-by-id
alacarte-open/inventory/update-item-quantity-by-id
alacarte-open/orders/get-order-by-id
alacarte-open/orders/get-orders-by-store-id
alacarte-open/orders/refund-order
alacarte-open/orders/update-order-status
alacarte-open/store/get-store-by-id
alacarte-open/store/update-store-by-id-availability
alacarte-open/store/update-store-by-id-delivery
alacarte-open/store/update-store-by-id-types

ekyc/face-verification
ekyc/get-ekyc-result
ekyc/get-mykad-result
ekyc/liveness-check-with-face-verification
ekyc/mykad-recognition

visa-vop/enroll-card
visa-vop/enroll-user
visa-vop/unenroll-card
visa-vop/unenroll-user
visa-vop/webhook

push-notification/push-to-merchant
sms/send-sms

settings/user-profile
settings/account-detail/create-account
settings/account-detail/get-account
settings/account-detail/get-accounts
settings/account-detail/submit-account-review
settings/account-detail/update-account
settings/merchant-detail/merchant-profile
settings/merchant-detail/merchant-subscriptions
settings/store-detail/create-store
settings/store-detail/delete-store
settings/store-detail/get-store-by-id
settings/store-detail/store-details
settings/store-detail/update-store

downloads/application
downloads/logo
downloads/{product}-logo
downloads/testing-wallets

bank-code
error-codes
payment-method
product-terms
`
  .split("\n")
  .filter((line) => line !== "");

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
