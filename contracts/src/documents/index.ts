export { addressLines } from './address-lines.js';
export { letterheadOf } from './letterhead.js';
export { layOutDocument } from './lay-out-document.js';
export {
  a4,
  type Colour,
  type Font,
  type Layout,
  type Mark,
  type Measure,
  mm,
  type Part,
  part,
} from './page.js';
export type {
  Block,
  Column,
  Fact,
  Letterhead,
  PrintedDocument,
  Row,
  Sum,
  TextLine,
} from './printed-document.js';
export { noteEdges, Sheet, type Type } from './sheet.js';
export { wrapText } from './wrap-text.js';
