import { layOutBlock } from './blocks.js';
import { headFirstPage } from './first-page.js';
import { footAndHeads, heightAboveFoot } from './foot.js';
import { a4, type Layout, type Measure, part } from './page.js';
import type { Block, PrintedDocument, Slip } from './printed-document.js';
import { type Edges, Sheet } from './sheet.js';

/** Positions of all content, on as many pages as it needs. */
export function layOutDocument(paper: PrintedDocument, measure: Measure, edges?: Edges): Layout {
  const sheet = new Sheet(measure, edges);
  headFirstPage(sheet, paper);
  const { blocks, slip } = paper;
  const sumsAt = blocks.findLastIndex(({ kind }) => kind === 'sums');
  const tail = heightOfTail(sheet, blocks.slice(sumsAt), paper);
  blocks.forEach((block, index) => {
    if (slip && index === sumsAt && sheet.left < tail) sheet.nextPage();
    layOutBlock(sheet, block, paper.words, index === sumsAt - 1 ? tail : 0);
  });
  const placedSlip = slip && roomForSlip(sheet, paper, slip);
  footAndHeads(sheet, paper);
  return { ...sheet.layout(paper.title, paper.language), ...(placedSlip && { slip: placedSlip }) };
}

/**
 * Height of the sums and, with a slip, of everything down to it: the amount to pay stands on the page of its slip. 0 if one
 * page has no room for all of it.
 */
function heightOfTail(sheet: Sheet, blocks: readonly Block[], paper: PrintedDocument): number {
  const trial = new Sheet(sheet.measure, sheet.edges);
  for (const block of paper.slip ? blocks : blocks.slice(0, 1)) layOutBlock(trial, block, paper.words);
  const height = trial.y - trial.edges.top + heightAboveFoot(sheet, paper);
  return trial.pages.length > 1 || height > sheet.pageHeight ? 0 : height;
}

/** Below everything else and above the edge of the paper; the foot of that page stands above it. */
function roomForSlip(sheet: Sheet, paper: PrintedDocument, slip: Slip): Layout['slip'] {
  if (sheet.left < heightAboveFoot(sheet, paper)) sheet.nextPage();
  return { part: part('Figure', sheet.root, { alt: slip.alt }), y: a4.height - slip.height };
}
