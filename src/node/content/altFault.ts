import { posix } from "node:path";

/** Words for pictures of any kind: they say that there is one, which readers know. */
const PLACEHOLDER =
  /^(?:an? |the )?(?:image|img|picture|pic|photo|photograph|graphic|screenshot|screen ?shot|icon|figure|illustration|diagram|untitled|placeholder|todo|alt|alt(?:ernative)? text|text alternative)(?:[ _-]?\d+)?[.:]?$/i;

/** Names that cameras and systems give: `IMG_2041`, `Screenshot 2025-01-02 at 10.11.12`. */
const DEVICE_NAME = /^(?:img|dsc|dscn|dcim|pxl|screenshot|screen ?shot|image|picture|photo)[ _-]?\d{2,}/i;

const IMAGE_FILE = /\.(?:png|jpe?g|gif|svg|webp|avif|bmp|tiff?)$/i;

/** What is wrong with an image's text alternative; null for one that may say what the picture says. */
export function altFault(alt: string, image: string): { readonly message: string; readonly fix: string } | null {
  const text = alt.trim();
  const fix = "say in the brackets what the picture says: `![A till with a QR code](…)`";
  if (text === "") {
    return { message: `image \`${image}\` has no text alternative`, fix };
  }
  const name = posix.basename(image).replace(IMAGE_FILE, "");
  // One word is a name, of a wallet for one; with hyphens or underscores it is how files are called.
  const isFileName = IMAGE_FILE.test(text) || DEVICE_NAME.test(text) || (/\S[_-]\S/.test(text) && text === name);
  if (isFileName) {
    return { message: `the text alternative of image \`${image}\` is the name of a file: \`${text}\``, fix };
  }
  return PLACEHOLDER.test(text)
    ? { message: `the text alternative of image \`${image}\` doesn't say what it shows: \`${text}\``, fix }
    : null;
}
