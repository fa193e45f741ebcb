import {
  addressLines,
  type Layout,
  type Measure,
  mm,
  type Part,
  part,
  Sheet,
  type Type,
  wrapText,
} from '@werkbank/contracts/documents';
import bwipjs from 'bwip-js/node';
import { formatsOf } from '../content/formats.js';
import type { DocumentContent } from '../content/content.js';
import { fill, wordsOf } from '../content/words.js';

/** The format of label printers. */
const size = { width: mm(100), height: mm(150) } as const;
const margin = mm(6);
const width = size.width - 2 * margin;
/** Width of a bar module by GS1's rule for logistics: 0.5 mm. */
const module = mm(0.5);

const small: Type = { font: 'regular', size: 8, leading: 10.5, colour: 'text' };
const label: Type = { font: 'medium', size: 7, leading: 10, colour: 'quiet' };
const large: Type = { font: 'semibold', size: 13, leading: 17, colour: 'text' };
const number: Type = { font: 'medium', size: 10, leading: 14, colour: 'text' };

/** Sender, recipient, carrier, and the parcel's number as a bar code. */
export function layOutLabel(content: DocumentContent, measure: Measure): Layout {
  const [delivery] = content.deliveries;
  if (!delivery) throw new Error(`Label ${content.number} is about no delivery`);
  const { head } = content;
  const words = wordsOf(head.language);
  const formats = formatsOf(head.language, content.settings.localeConfig[head.language]);
  const sheet = new Sheet(measure);
  sheet.y = margin;

  const lines = (texts: readonly string[], type: Type) => {
    const element = part('P', sheet.root);
    for (const text of texts.flatMap((one) =>
      wrapText(measure, measure.printable(one), type.font, type.size, width),
    )) {
      sheet.line(text, type, margin, sheet.y, { part: element });
      sheet.y += type.leading;
    }
  };
  const rule = () => {
    sheet.rule(sheet.y + 4, 'text', 0.8, margin, width);
    sheet.y += 9;
  };
  lines([words.label.from], label);
  lines(addressLines(delivery.dispatchLocation, formats, delivery.producerName), small);
  rule();
  lines([words.label.to], label);
  // The name of an address may be a mere place, such as a gate; one line with the company's name leaves enough room for
  // the bars.
  const { customerName, shippingAddress } = head;
  const [company = ''] = wrapText(measure, measure.printable(customerName), small.font, small.size, width);
  if (customerName !== shippingAddress.name) lines([company], small);
  lines(addressLines(shippingAddress, formats), large);
  rule();
  const parcel = delivery.parcel;
  lines(
    [
      words.shippers[delivery.shipper],
      fill(words.label.delivery, { delivery: delivery.id, order: head.orderId }),
      ...(head.ownOrderNumber ? [fill(words.label.ownNumber, { number: head.ownOrderNumber })] : []),
      fill(words.customsData.parcel, {
        weight: formats.number(parcel.weight ?? 0, 3),
        length: formats.number(parcel.length ?? 0),
        width: formats.number(parcel.width ?? 0),
        height: formats.number(parcel.height ?? 0),
      }),
      ...(parcel.mrnNumber === null ? [] : [`MRN ${parcel.mrnNumber}`]),
    ],
    small,
  );
  bars(sheet, content.number);
  return { ...sheet.layout(`${words.kinds.ShippingLabel} ${content.number}`, head.language), size };
}

/** GS1-128 with the application identifier of parcels; the digits below are for a failing scanner. */
function bars(sheet: Sheet, sscc: string): void {
  const widths = barWidths(`(00)${sscc}`);
  const total = widths.reduce((sum, one) => sum + one, 0) * module;
  const height = mm(32);
  const top = size.height - margin - number.leading - height;
  const figure: Part = part('Figure', sheet.root, { alt: `SSCC ${sscc}` });
  let x = (size.width - total) / 2;
  widths.forEach((modules, index) => {
    if (index % 2 === 0)
      sheet.mark({ kind: 'box', part: figure, x, y: top, width: modules * module, height, colour: 'ink' });
    x += modules * module;
  });
  const text = `(00) ${sscc}`;
  const left = (size.width - sheet.measure.width(text, number.font, number.size)) / 2;
  sheet.line(text, number, left, top + height + 3, { part: part('P', sheet.root) });
}

/** Widths of bars and gaps in turn, in modules. */
function barWidths(text: string): number[] {
  const [symbol] = bwipjs.raw({ bcid: 'gs1-128', text });
  if (!symbol || !('sbs' in symbol)) throw new Error(`${text} gives no bars`);
  return symbol.sbs;
}
