import { callExamples, purchaseOrder } from '@werkbank/contracts/fixtures';
import { defaultLocaleConfig } from '@werkbank/contracts/localization';
import { formatsOf } from '@werkbank/kit/formats';
import { exampleOrders } from '../../fixtures/example-orders';
import { composeDeliveryNote } from './compose-delivery-note';

const { printoutConfig } = callExamples.getConfiguration.answer;
const order = exampleOrders().find(({ id }) => id === 100_047) ?? purchaseOrder;
const writer = {
  t: (key: string, values: Record<string, string | number> = {}) => [key, ...Object.values(values)].join(' '),
  formats: formatsOf('en', defaultLocaleConfig.en),
  unitOf: (unit: string) => unit,
};
const noteOf = (change: Partial<(typeof order.sections)[number]> = {}, of: typeof order = order) => {
  const [delivery] = of.sections;
  if (!delivery) throw new Error('the example order has no delivery');
  const content = { order: of, delivery: { ...delivery, ...change }, today: '2026-11-22', printoutConfig };
  return composeDeliveryNote(content, writer, 'en');
};

it('lists the content of the parcel in the language of the order, without prices', () => {
  const note = noteOf();
  const [table] = note.blocks.flatMap((block) => (block.kind === 'table' ? [block.table] : []));
  const cells = table?.rows.map((row) => (row.kind === 'item' ? row.cells.map(([line]) => line?.text) : []));
  expect(cells?.[0]).toEqual(['1', '338-0680-HSSE', expect.stringMatching(/^12\u00a0/)]);
  const said = JSON.stringify(note);
  expect(said).toContain('Twist drill DIN 338 type N HSS-E 6.8 mm');
  expect(said).not.toMatch(/7670|76[.,]70|CHF|EUR/);
});

it('writes packs and their content', () => {
  const units = { contentUnit: 'C62', contentQuantity: 10, minQuantity: 2, quantityInterval: 1 };
  const items = order.sections[0]?.items.map((item) => ({
    ...item,
    quantity: 2,
    orderUnits: { orderUnit: 'PK', ...units },
  }));
  const said = JSON.stringify(noteOf({ items: items ?? [] }));
  expect(said).toContain('2\u00a0packs');
  expect(said).toContain('2 packs of 10 = 20 pieces');
});

it("prints the buyer's added facts, if any", () => {
  const { ownOrderNumber, wishedDate: _1, contactName, contactPhone, remark, ...before } = order;
  const { facts, blocks } = noteOf();
  expect(facts).toEqual(
    expect.arrayContaining([
      { label: 'deliveryNote.ownOrderNumber', value: ownOrderNumber },
      { label: 'deliveryNote.wishedDate', value: '01/12/2026' },
      { label: 'deliveryNote.contact', value: `${contactName}, ${contactPhone}` },
    ]),
  );
  expect(blocks).toContainEqual({ kind: 'text', text: `deliveryNote.remark: ${remark}` });
  expect(JSON.stringify(noteOf({}, before))).not.toMatch(/deliveryNote\.(ownOrder|wished|contact|remark)/);
});

it('leaves out what was cancelled', () => {
  const items = order.sections[0]?.items.map((item, index) =>
    index === 0 ? { ...item, status: 'Cancelled' as const } : item,
  );
  expect(JSON.stringify(noteOf({ items: items ?? [] }))).not.toContain('338-0680-HSSE');
});

it('carries the day on which it left, and today before that', () => {
  expect(noteOf({ sentAt: null }).facts[0]).toEqual({ label: 'deliveryNote.date', value: '22/11/2026' });
  expect(noteOf({ sentAt: '2026-11-20T09:00:00.000Z' }).facts[0]).toEqual({
    label: 'deliveryNote.sent',
    value: '20/11/2026',
  });
});

it('prints weight and size of the parcel, if they are known', () => {
  const parcel = { weight: 3.25, length: 30, width: 20, height: 10.5, mrnNumber: '26CH1' };
  const note = noteOf({ parcel });
  expect(note.blocks).toContainEqual({ kind: 'text', text: 'deliveryNote.parcel 3.25 30 20 10.5' });
  expect(note.facts).toContainEqual({ label: 'deliveryNote.mrn', value: '26CH1' });
  const unknown = noteOf({ parcel: { ...parcel, weight: null, mrnNumber: null } });
  expect(JSON.stringify(unknown)).not.toMatch(/deliveryNote\.(parcel|mrn)/);
});
