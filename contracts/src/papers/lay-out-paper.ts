import { layOutBlock } from './blocks.js';
import { headFirstPage } from './first-page.js';
import { footAndHeads, heightAboveFoot } from './foot.js';
import { a4, type Layout, type Measure, part } from './page.js';
import type { Block, Paper, Slip } from './paper.js';
import { type Edges, Sheet } from './sheet.js';

/** What stands where, on as many pages as it takes. */
export function layOutPaper(paper: Paper, measure: Measure, edges?: Edges): Layout {
  const sheet = new Sheet(measure, edges);
  headFirstPage(sheet, paper);
  const sumsAt = paper.slip ? paper.blocks.findLastIndex(({ kind }) => kind === 'sums') : -1;
  paper.blocks.forEach((block, index) => {
    if (paper.slip && index === sumsAt) keepWithSlip(sheet, paper.blocks.slice(index), paper, paper.slip);
    layOutBlock(sheet, block, paper.words);
  });
  const slip = paper.slip && roomForSlip(sheet, paper.slip);
  footAndHeads(sheet, paper);
  return { ...sheet.layout(paper.title, paper.language), ...(slip && { slip }) };
}

/** What is to be paid stands on the page that it is paid with, so no slip stands on an empty page. */
function keepWithSlip(sheet: Sheet, sums: readonly Block[], { words }: Paper, slip: Slip): void {
  const trial = new Sheet(sheet.measure, sheet.edges);
  for (const block of sums) layOutBlock(trial, block, words);
  const needed = trial.y - trial.edges.top + heightAboveFoot(slip);
  if (trial.pages.length > 1 || sheet.left < needed) sheet.nextPage();
}

/** Below everything else and above the edge of the paper; the foot of that page stands above it. */
function roomForSlip(sheet: Sheet, slip: Slip): Layout['slip'] {
  if (sheet.left < heightAboveFoot(slip)) sheet.nextPage();
  return { part: part('Figure', sheet.root, { alt: slip.alt }), y: a4.height - slip.height };
}
