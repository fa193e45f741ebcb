import type { PrintedDocument, Row } from '@werkbank/contracts/documents';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const amountOf = (written: string) =>
  Math.round(Number(plain(written).replaceAll('.', '').replace(',', '.').replace('−', '-')) * 100);
const textsOf = (row: Row, cell: number) =>
  row.kind === 'item' ? (row.cells[cell] ?? []).map(({ text }) => plain(text)) : [];

/** Each cost of a German document that names a percentage, with the goods that stand above it. */
export function costSentences(
  document: PrintedDocument,
): { percent: number; amount: number; goods: number }[] {
  const rows = document.blocks.flatMap((block) => (block.kind === 'table' ? block.table.rows : []));
  let goods = 0;
  return rows.flatMap((row) => {
    if (row.kind === 'group') goods = 0;
    const [amount = ''] = textsOf(row, 5);
    if (textsOf(row, 0).length > 0) goods += amountOf(amount);
    const percent = textsOf(row, 1)
      .map((text) => / ([\d.,]+) % vom Warenwert$/.exec(text)?.[1])
      .find((found) => found !== undefined);
    return percent === undefined
      ? []
      : [{ percent: amountOf(percent) / 100, amount: amountOf(amount), goods }];
  });
}

const cents = (text: string | undefined) => Math.round(Number(text ?? 0) * 100);

/** The figures of an invoice for machines, in cents. */
export function figuresOfXml(xml: string) {
  const one = (name: string) =>
    cents(
      new RegExp(`<ram:${name}[^>]*>(-?[\\d.]+)<`).exec(
        xml.slice(xml.lastIndexOf('MonetarySummation', xml.lastIndexOf('MonetarySummation') - 1)),
      )?.[1],
    );
  const rows = [
    ...xml.matchAll(
      /<ram:ApplicableTradeTax><ram:CalculatedAmount>([\d.]+)<.*?<ram:BasisAmount>([\d.]+)<.*?<ram:RateApplicablePercent>([\d.]+)</g,
    ),
  ];
  return {
    lines: one('LineTotalAmount'),
    charges: one('ChargeTotalAmount'),
    taxBase: one('TaxBasisTotalAmount'),
    tax: one('TaxTotalAmount'),
    total: one('GrandTotalAmount'),
    rows: rows.map(([, amount, base, rate]) => ({
      amount: cents(amount),
      base: cents(base),
      rate: Number(rate),
    })),
  };
}
