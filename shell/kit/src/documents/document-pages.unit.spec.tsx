import { layOutDocument, noteEdges, type PrintedDocument } from '@werkbank/contracts/documents';
import { screen, within } from '@testing-library/react';
import { renderWithHost } from '../testing/render-with-host';
import { DocumentPages } from './document-pages';

/** Letters that are all half as wide as high. */
const measure = {
  width: (text: string, _font: string, size: number) => text.length * size * 0.5,
  printable: (text: string) => text,
};
const note = (rows: number): PrintedDocument => ({
  title: 'Lieferschein 7301',
  language: 'de',
  letterhead: { name: 'Werkbank', returnLine: 'Werkbank · Winterthur', foot: [['Werkbank']] },
  recipient: ['Aareblick AG'],
  facts: [{ label: 'Datum', value: '22.11.2026' }],
  heading: 'Lieferschein',
  subheading: '7301',
  words: { page: 'Seite {page} von {pages}', carriedOver: 'Übertrag' },
  blocks: [
    {
      kind: 'table',
      table: {
        columns: [{ label: 'Artikel', width: 'rest', align: 'left' }],
        rows: Array.from({ length: rows }, (_, index) => ({
          kind: 'item' as const,
          cells: [[{ text: `Bohrer ${index + 1}` }]],
        })),
      },
    },
  ],
});

it('shows each page of a document that is drawn here, and has the same ones ready for the printer', async () => {
  await renderWithHost(<DocumentPages layout={layOutDocument(note(100), measure, noteEdges)} />);
  const pages = screen.getAllByRole('figure');
  expect(pages.length).toBeGreaterThan(2);
  const last = screen.getByRole('figure', { name: `Seite ${pages.length} von ${pages.length}` });
  expect(within(last).getByText('Bohrer 100')).toBeVisible();
  expect(within(last).getByText('Artikel')).toBeVisible();
  const printed = [...document.querySelectorAll('[data-printed] > svg')];
  expect(printed.map(({ innerHTML }) => innerHTML)).toEqual(
    pages.map((page) => page.querySelector('svg')?.innerHTML),
  );
});

it('keeps to margins of 20 and 10 mm', () => {
  const mm = (length: number) => (length * 72) / 25.4;
  const { pages } = layOutDocument(note(100), measure, noteEdges);
  for (const mark of pages.flatMap(({ marks }) => marks)) {
    const bottom = mark.kind === 'box' ? mark.y + mark.height : mark.y;
    const right =
      mark.kind === 'text'
        ? mark.x + measure.width(mark.text, mark.font, mark.size)
        : mark.kind === 'shape'
          ? mark.x
          : mark.x + mark.width;
    expect(mark.x).toBeGreaterThanOrEqual(mm(10));
    expect(right).toBeLessThanOrEqual(mm(200) + 0.1);
    expect(mark.kind === 'text' ? mark.y - mark.size : mark.y).toBeGreaterThanOrEqual(mm(20) - 4);
    expect(bottom).toBeLessThanOrEqual(mm(277));
  }
});
