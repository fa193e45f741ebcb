import { layOutBlock } from './blocks.js';
import { headFirstPage } from './first-page.js';
import { footAndHeads } from './foot.js';
import type { Layout, Measure } from './page.js';
import type { Paper } from './paper.js';
import { Sheet } from './sheet.js';

/** What stands where, on as many pages as it takes. */
export function layOutPaper(paper: Paper, measure: Measure): Layout {
  const sheet = new Sheet(measure);
  headFirstPage(sheet, paper);
  for (const block of paper.blocks) layOutBlock(sheet, block, paper.words);
  footAndHeads(sheet, paper);
  return sheet.layout(paper.title, paper.language);
}
