import { appendFileSync } from "node:fs";

import { outputSizes, pageSizes } from "./outputSizes";
import type { Measured } from "./process/measure";
import { formatValue } from "./report/formatValue";
import type { Results } from "./report/Results";
import { EDITED, OPENED } from "./samplePages";
import type { Corpus, Tool } from "./tools/Tool";

/**
 * Builds a corpus clean, again with nothing changed, and once more after an edit of one page, and weighs the output.
 * Returns the clean build.
 */
export async function measureBuilds(tool: Tool, corpus: Corpus, results: Results): Promise<Measured> {
  const { pages } = corpus;
  tool.reset(corpus);
  const cold = await tool.build();
  const sizes = outputSizes(tool);
  const page = pageSizes(tool, OPENED);
  const warm = await tool.build();
  appendFileSync(tool.sourceOf(EDITED), "\nOne more sentence.\n");
  const edit = await tool.build();

  results.add(tool.name, pages, "cold", cold.seconds);
  results.add(tool.name, pages, "warm", warm.seconds);
  results.add(tool.name, pages, "edit", edit.seconds);
  results.add(tool.name, pages, "memory", cold.peakMiB);
  results.add(tool.name, pages, "output", sizes.total);
  results.add(tool.name, pages, "outputHtml", sizes.byKind.html);
  results.add(tool.name, pages, "outputPageData", sizes.byKind.pageData);
  results.add(tool.name, pages, "outputSearch", sizes.byKind.search);
  results.add(tool.name, pages, "outputScript", sizes.byKind.script);
  results.add(tool.name, pages, "outputStyle", sizes.byKind.style);
  results.add(tool.name, pages, "outputFiles", sizes.files);
  results.add(tool.name, pages, "pageHtml", page.bytes);
  results.add(tool.name, pages, "pageGzip", page.gzipBytes);
  const times = [cold, warm, edit].map(({ seconds }) => formatValue(seconds, "s"));
  console.log(
    `${tool.name}, ${String(pages)} pages: clean ${times[0] ?? ""}, nothing changed ${times[1] ?? ""}, one page edited ${times[2] ?? ""}`,
  );
  return cold;
}
