import { layOutBlock } from './blocks.js';
import { headFirstPage } from './first-page.js';
import { footAndHeads } from './foot.js';
import { a4, type Layout, type Measure, part } from './page.js';
import type { Paper, Slip } from './paper.js';
import { type Edges, Sheet } from './sheet.js';

/** What stands where, on as many pages as it takes. */
export function layOutPaper(paper: Paper, measure: Measure, edges?: Edges): Layout {
  const sheet = new Sheet(measure, edges);
  headFirstPage(sheet, paper);
  for (const block of paper.blocks) layOutBlock(sheet, block, paper.words);
  const slip = paper.slip && roomForSlip(sheet, paper.slip);
  footAndHeads(sheet, paper);
  return { ...sheet.layout(paper.title, paper.language), ...(slip && { slip }) };
}

/** Below everything else and above the edge of the paper; the foot of that page stands above it. */
function roomForSlip(sheet: Sheet, { alt, height }: Slip): Layout['slip'] {
  if (sheet.left < height) sheet.nextPage();
  return { part: part('Figure', sheet.root, { alt }), y: a4.height - height };
}
