import { isMap, isNode, isSeq } from "yaml";

import { parseYaml } from "../config/parseYaml";
import { altFault } from "../content";
import type { Issue } from "../issues";

/** Faulty alternative texts in front matter: those of the gallery's logos, and that of a post's cover. */
export function frontMatterAlts(file: string, yaml: string): Issue[] {
  if (!/^(?:gallery|cover):/m.test(yaml)) {
    return [];
  }
  const { document, place, issues } = parseYaml({ file, text: yaml, linesBefore: 1 });
  if (issues.length > 0) {
    return []; // said where front matter is validated
  }
  const judge = (node: unknown, imageKey: string, altKey: string): Issue[] => {
    if (!isMap(node) || typeof node.get(imageKey) !== "string") {
      return [];
    }
    const alt: unknown = node.get(altKey);
    const fault = altFault(typeof alt === "string" ? alt : "", String(node.get(imageKey)));
    const at: unknown = node.get(altKey, true) ?? node.get(imageKey, true);
    return fault === null
      ? []
      : [
          {
            ...place(isNode(at) ? (at.range?.[0] ?? 0) : 0),
            rule: "image-alt",
            message: fault.message,
            fix: `say in \`${altKey}\` what the picture says`,
          },
        ];
  };
  const gallery: unknown = document.get("gallery");
  return [
    // A logo without the key is a fault of the front matter's form, and said there.
    ...(isSeq(gallery) ? gallery.items : []).flatMap((item) =>
      isMap(item) && item.has("alt") ? judge(item, "image", "alt") : [],
    ),
    ...judge(document.contents, "cover", "coverAlt"),
  ];
}
