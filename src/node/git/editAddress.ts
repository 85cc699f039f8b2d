/**
 * Where a source file is edited: `edit.url` of the settings, and the file's path, relative to the project's root. A
 * content folder outside the project is a repository of its own: there the path is relative to that folder. null where
 * the settings have no address.
 */
export function editAddress(url: string | null, label: string, contentFile: string): string | null {
  if (url === null) {
    return null;
  }
  const outside = label.startsWith("..") || /^(?:\/|[a-z]:)/i.test(label);
  const file = outside || label === "." ? contentFile : `${label}/${contentFile}`;
  return `${url.replace(/\/?$/, "/")}${file.split("/").map(encodeURIComponent).join("/")}`;
}
