import { mm, part } from './page.js';
import type { PrintedDocument } from './printed-document.js';
import { type Sheet, types } from './sheet.js';
import { wrapText } from './wrap-text.js';

/** The recipient's address shows through the window of an envelope (DIN 5008, form A: more room below than form B). */
const window = { top: mm(32), width: mm(80) } as const;
const factsLeft = mm(125);
const headingTop = mm(72);
const factLeading = 12;

/** The vice with its W, as it stands in the header of every page of the marketplace. */
const mark = [
  { path: 'M2 4h4v13H2zM20 4h4v13h-4zM2 19h22v3H2z', stroke: undefined },
  { path: 'm8 5 2.6 10L13 8l2.4 7L18 5', stroke: 2 },
] as const;

export function drawMark(sheet: Sheet, x: number, y: number, scale: number): void {
  for (const { path, stroke } of mark) {
    sheet.mark({ kind: 'shape', path, x, y, scale, colour: 'accent', ...(stroke && { stroke }) });
  }
}

/** Letterhead, address, what the paper is about. */
export function headFirstPage(sheet: Sheet, paper: PrintedDocument): void {
  const { edges } = sheet;
  drawMark(sheet, edges.left - 2, edges.letterhead - 4, 1);
  sheet.line(paper.letterhead.name, { ...types.title, size: 14 }, edges.left + 31, edges.letterhead - 2.5);
  const end = Math.max(address(sheet, paper), facts(sheet, paper));
  sheet.y = Math.max(headingTop, end + 12);
  const heading = part('H1', sheet.root);
  sheet.line(paper.heading, types.title, edges.left, sheet.y, { part: heading });
  if (paper.subheading !== undefined) {
    const beside = { ...types.title, font: 'regular', colour: 'quiet' } as const;
    const x = edges.left + sheet.measure.width(paper.heading, types.title.font, types.title.size) + 8;
    sheet.line(paper.subheading, beside, x, sheet.y, { part: heading });
  }
  sheet.y += types.title.leading + 6;
}

function address(sheet: Sheet, { letterhead, recipient }: PrintedDocument): number {
  const { measure, edges } = sheet;
  const back = part('P', sheet.root);
  const { font, size } = types.small;
  const [returnLine = ''] = wrapText(measure, letterhead.returnLine, font, size, window.width);
  sheet.line(returnLine, types.small, edges.left, window.top, { part: back });
  const to = part('P', sheet.root);
  let y = window.top + types.small.leading + 5;
  for (const line of recipient) {
    for (const wrapped of wrapText(
      measure,
      measure.printable(line),
      types.body.font,
      types.body.size + 0.5,
      window.width,
    )) {
      sheet.line(wrapped, { ...types.body, size: types.body.size + 0.5 }, edges.left, y, { part: to });
      y += types.body.leading;
    }
  }
  return y;
}

/** Label above value, in a separate column at the right. */
function facts(sheet: Sheet, paper: PrintedDocument): number {
  const { measure, edges } = sheet;
  const width = edges.right - factsLeft;
  let y = window.top - 1;
  for (const { label, value } of paper.facts) {
    const element = part('P', sheet.root);
    const labelWidth = width * 0.42;
    sheet.line(label, { ...types.label, leading: factLeading }, factsLeft, y, { part: element });
    const { font, size } = types.cell;
    for (const line of wrapText(measure, measure.printable(value), font, size, width - labelWidth)) {
      sheet.line(line, { ...types.cell, leading: factLeading }, factsLeft + labelWidth, y, { part: element });
      y += factLeading;
    }
    y += 0.5;
  }
  return y;
}
