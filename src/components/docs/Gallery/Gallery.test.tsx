import { render, screen } from "@testing-library/react";

import { Gallery, type GalleryImage } from "./Gallery";

const raster = {
  image: {
    publicURL: "/static/wallet.png",
    childImageSharp: { gatsbyImageData: { layout: "constrained", width: 480, height: 480, images: {} } },
  },
  alt: "A wallet",
  title: "Wallet",
} satisfies GalleryImage;
const vector = { image: { publicURL: "/static/card.svg", childImageSharp: null }, alt: "A card", title: null };

test("shows raster images through gatsby-plugin-image and vector images as they are", () => {
  render(<Gallery images={[raster, vector]} />);
  expect(screen.getByRole("img", { name: "A wallet" })).toHaveAttribute("width", "480");
  expect(screen.getByRole("img", { name: "A card" })).toHaveAttribute("src", "/static/card.svg");
  expect(screen.getByText("Wallet")).toBeInTheDocument();
});

test("a page without images has no gallery", () => {
  render(<Gallery images={[]} />);
  expect(screen.queryByRole("list")).not.toBeInTheDocument();
});
