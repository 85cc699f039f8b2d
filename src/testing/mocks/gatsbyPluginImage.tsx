// Stands for `gatsby-plugin-image`: an image with its alternative text and size, no sources.
interface ImageData {
  width: number;
  height: number;
}

export function GatsbyImage({ image, alt, className }: { image: ImageData; alt: string; className?: string }) {
  return <img src="/static/image" alt={alt} className={className} width={image.width} height={image.height} />;
}

export const getImage = (source: { childImageSharp?: { gatsbyImageData?: ImageData } } | null | undefined) =>
  source?.childImageSharp?.gatsbyImageData;
export const getSrc = () => "/static/image";
