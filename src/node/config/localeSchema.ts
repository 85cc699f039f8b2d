import { z } from "zod";

import { siteSchema } from "./siteSchema";

const { site, navbar, footer, announcementBar, blog, home } = siteSchema.shape;

/** A partial object whose keys have no defaults: what is left out comes from the main file. It says of them the same. */
function textsOf<Shape extends z.ZodRawShape>(object: z.ZodObject<Shape>) {
  const like = <Kind extends z.ZodType>(kind: Kind, model: z.ZodType): Kind => {
    const meta = model.meta();
    return meta === undefined ? kind : kind.meta(meta);
  };
  const shape = Object.fromEntries(
    Object.entries(object.shape).map(([key, field]) => {
      const inner = field instanceof z.ZodDefault ? field.unwrap() : field;
      return [key, like((inner as z.ZodType).optional(), field as z.ZodType)];
    }),
  );
  return like(
    z.strictObject(shape as unknown as { [Key in keyof Shape]: z.ZodOptional<Shape[Key]> }).optional(),
    object,
  );
}

/** `content/i18n/<code>/site.yaml`: the texts of the settings in another language, as many as there are. */
export const localeSchema = z.strictObject({
  site: textsOf(site.pick({ title: true, tagline: true, description: true }).describe("What the site is called.")),
  navbar: textsOf(navbar),
  footer: textsOf(footer),
  announcementBar: announcementBar.unwrap().optional(),
  blog: textsOf(blog),
  home: textsOf(home),
});

/** The texts as written. */
export type LocaleTexts = z.output<typeof localeSchema>;
