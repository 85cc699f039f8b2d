interface PictureProps {
  src: string;
  alt: string;
  title?: string | undefined;
  width: number;
  height: number;
  sources: readonly { readonly type: string; readonly srcset: string }[];
}

/** An image with its size, so that nothing moves when it arrives, and modern formats first. */
export function Picture({ src, alt, title, width, height, sources }: PictureProps) {
  const image = <img src={src} alt={alt} title={title} width={width} height={height} loading="lazy" decoding="async" />;
  return sources.length === 0 ? (
    image
  ) : (
    <picture>
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcset} sizes="(max-width: 996px) 100vw, 720px" />
      ))}
      {image}
    </picture>
  );
}
