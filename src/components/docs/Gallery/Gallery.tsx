import type { IGatsbyImageData } from "gatsby-plugin-image";

import { Picture } from "../../ui/Picture/Picture";
import * as styles from "./Gallery.module.css";

export interface GalleryImage {
  readonly image: {
    /** Carries the path prefix already. */
    readonly publicURL: string | null;
    readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null;
  };
  readonly alt: string;
  readonly title: string | null;
}

/** Pictures from a page's front matter, in the sizes and formats of gatsby-plugin-image; a vector image as it is. */
export function Gallery({ images }: { readonly images: readonly GalleryImage[] }) {
  if (images.length === 0) {
    return null;
  }
  return (
    <ul className={styles.gallery} aria-label="Gallery">
      {images.map((entry) => (
        <li key={entry.title ?? entry.alt}>
          <figure>
            <div className={styles.frame}>
              <Shown {...entry} />
            </div>
            {entry.title === null ? null : <figcaption className={styles.title}>{entry.title}</figcaption>}
          </figure>
        </li>
      ))}
    </ul>
  );
}

function Shown({ image, alt }: Pick<GalleryImage, "image" | "alt">) {
  if (image.childImageSharp !== null) {
    return <Picture image={image.childImageSharp.gatsbyImageData} alt={alt} className={styles.raster} />;
  }
  return image.publicURL === null ? null : (
    <img src={image.publicURL} alt={alt} loading="lazy" className={styles.vector} />
  );
}
