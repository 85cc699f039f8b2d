import type { IGatsbyImageData } from "gatsby-plugin-image";

interface PictureProps {
  /** What gatsby-plugin-image made of the file: sizes and formats. */
  readonly image: IGatsbyImageData;
  /** "" for a picture that says nothing beside its text. */
  readonly alt: string;
  /** For a picture that readers see first. */
  readonly eager?: boolean;
  readonly className?: string | undefined;
}

/**
 * A picture in the best format and size that the reader's browser takes, its room kept while it loads. The plugin's own
 * component does the same with 7 KB of JavaScript (compressed) on every page of a template that may show a picture, for
 * a fade that nobody needs to see.
 */
export function Picture({ image, alt, eager = false, className }: PictureProps) {
  const { sources = [], fallback } = image.images;
  return (
    <picture>
      {sources.map(({ type, srcSet, sizes }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={fallback?.src}
        srcSet={fallback?.srcSet}
        sizes={fallback?.sizes}
        width={image.width}
        height={image.height}
        alt={alt}
        loading={eager ? "eager" : "lazy"}
        decoding="async"
        className={className}
      />
    </picture>
  );
}
