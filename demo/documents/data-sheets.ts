import type { GroupPlan } from '../catalog/group-plan.ts';
import { columnOf, displayValue } from '../catalog/columns.ts';
import type { ColumnKey } from '../catalog/columns.ts';
import { groupWithLongSheet } from '../catalog/data-sheet-link.ts';
import type { PdfLine } from './plain-pdf.ts';
import { plainPdf } from './plain-pdf.ts';
import { morePages } from './long-sheet.ts';

const rowsPerPage = 34;

/** The data sheet of a group: its description and the first sizes of its table. */
export function dataSheet(group: GroupPlan): string {
  const numbers = group.columns
    .filter((key) => group.sizes.some((size) => size.values[key] !== undefined))
    .slice(0, 7);
  const shown = group.sizes.filter((size) => size.rank <= 0.6).slice(0, rowsPerPage);
  const cells = (values: string[], bold: boolean): PdfLine[] =>
    values.map((text, index) => ({ text, bold, size: 8, indent: index * 26, sameLine: index > 0 }));
  const lines: PdfLine[] = [
    { text: 'Werkbank · Datenblatt / Data sheet', size: 8 },
    { text: group.title.de, size: 16, bold: true },
    { text: group.title.en, size: 11 },
    { text: group.description.de, size: 8 },
    { text: group.description.en, size: 8 },
    { text: '', size: 6 },
    ...(Object.keys(group.shared) as ColumnKey[]).flatMap((key): PdfLine[] => [
      { text: `${columnOf(key).de} / ${columnOf(key).en}`, size: 8 },
      { text: displayValue(key, group.shared[key] ?? '', 'de'), size: 8, indent: 70, sameLine: true },
    ]),
    { text: '', size: 6 },
    ...cells(
      numbers.map((key) => [columnOf(key).letter, columnOf(key).de].filter(Boolean).join(' ')),
      true,
    ),
    ...shown.flatMap((size) =>
      cells(
        numbers.map((key) => displayValue(key, size.values[key] ?? '', 'de')),
        false,
      ),
    ),
  ];
  return plainPdf(group.title.de, lines, ...(group.groupId === groupWithLongSheet ? morePages : []));
}

export function customsDeclaration(): string {
  return plainPdf('Ausfuhrbegleitdokument', [
    { text: 'Ausfuhrbegleitdokument / Export accompanying document', size: 14, bold: true },
    { text: '', size: 8 },
    { text: 'Muster der Demodaten, ohne rechtliche Bedeutung.' },
    { text: 'Specimen of the demo data, without legal effect.' },
  ]);
}

export function helpDocument(): string {
  return plainPdf('Bestellen in drei Schritten · Ordering in three steps', [
    { text: 'Bestellen in drei Schritten', size: 16, bold: true },
    { text: '', size: 6 },
    { text: '1  Suchen: Artikelnummer, Norm oder Maß eingeben, zum Beispiel spiralbohrer 6,8.' },
    { text: '2  Menge eintragen und in den Warenkorb legen; jeder Hersteller liefert getrennt.' },
    { text: '3  Adresse prüfen, Kosten ansehen, bestellen. Vorschläge der Hersteller gelten 24 Stunden.' },
    { text: '', size: 12 },
    { text: 'Ordering in three steps', size: 16, bold: true },
    { text: '', size: 6 },
    { text: '1  Search: enter an article number, a standard or a size, for instance spiralbohrer 6.8.' },
    { text: '2  Enter a quantity and put it into the basket; each producer delivers by itself.' },
    { text: '3  Check the address, see the costs, order. Proposals of producers hold for 24 hours.' },
  ]);
}
