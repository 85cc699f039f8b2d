import { altFault } from "./altFault";

test.each(["", " ", "\n"])("an image without words has no text alternative: %j", (alt) => {
  expect(altFault(alt, "./till.png")).toEqual({
    message: "image `./till.png` has no text alternative",
    fix: "say in the brackets what the picture says: `![A till with a QR code](…)`",
  });
});

test.each([
  ["till.png", "./other.png"],
  ["Till with QR.JPG", "./other.png"],
  ["till-with-qr", "./pictures/till-with-qr.png"],
  ["voucher_list", "voucher_list.webp"],
  ["IMG_2041", "./till.png"],
  ["Screenshot 2025-01-02 at 10.11.12", "./till.png"],
])("%s is how a file is called", (alt, image) => {
  expect(altFault(alt, image)?.message).toBe(
    `the text alternative of image \`${image}\` is the name of a file: \`${alt}\``,
  );
});

test.each(["image", "An image", "Screenshot", "screenshot 2", "The diagram.", "alt text", "TODO", "picture_1"])(
  "%s says of any picture that there is one",
  (alt) => {
    expect(altFault(alt, "./till.png")?.message).toBe(
      `the text alternative of image \`./till.png\` doesn't say what it shows: \`${alt}\``,
    );
  },
);

test.each([
  ["Boost", "./boost.png"],
  ["Logo", "./logo.svg"],
  ["A till", "./a-till.png"],
  ["Screenshot of the merchant portal", "./portal.png"],
  ["Image editor with the logo open", "./editor.png"],
  ["Touch-screen", "./till.png"],
  ["The page of version 2.5.jpg files", "./x.png"],
  ["Diagram of a payment: the till asks, the wallet answers", "./payment.svg"],
])("%s may say what the picture says", (alt, image) => {
  expect(altFault(alt, image)).toBeNull();
});
