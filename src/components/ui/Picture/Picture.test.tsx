import { render, screen } from "@testing-library/react";

import { Picture } from "./Picture";

const image = {
  layout: "constrained" as const,
  width: 640,
  height: 320,
  images: {
    fallback: {
      src: "/a-640.png",
      srcSet: "/a-320.png 320w,\n/a-640.png 640w",
      sizes: "(min-width: 640px) 640px, 100vw",
    },
    sources: [
      { type: "image/avif", srcSet: "/a-640.avif 640w", sizes: "100vw" },
      { type: "image/webp", srcSet: "/a-640.webp 640w", sizes: "100vw" },
    ],
  },
};

test("offers the formats best first, then the fallback, with the room that it takes", () => {
  const { container } = render(<Picture image={image} alt="A terminal" className="cover" />);
  const sources = [...container.querySelectorAll("picture > source")];
  expect(sources.map((source) => [source.getAttribute("type"), source.getAttribute("srcset")])).toEqual([
    ["image/avif", "/a-640.avif 640w"],
    ["image/webp", "/a-640.webp 640w"],
  ]);
  const shown = screen.getByRole("img", { name: "A terminal" });
  expect(shown).toHaveAttribute("src", "/a-640.png");
  expect(shown).toHaveAttribute("srcset", image.images.fallback.srcSet);
  expect(shown).toHaveAttribute("sizes", image.images.fallback.sizes);
  expect(shown).toHaveAttribute("width", "640");
  expect(shown).toHaveAttribute("height", "320");
  expect(shown).toHaveAttribute("loading", "lazy");
  expect(shown).toHaveClass("cover");
});

test("a picture that readers see first doesn't wait", () => {
  render(<Picture image={image} alt="A terminal" eager />);
  expect(screen.getByRole("img", { name: "A terminal" })).toHaveAttribute("loading", "eager");
});
