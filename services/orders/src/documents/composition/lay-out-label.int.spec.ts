import {
  BinaryBitmap,
  Code128Reader,
  DecodeHintType,
  GlobalHistogramBinarizer,
  RGBLuminanceSource,
} from '@zxing/library';
import { aLabel, drawn } from '../../testing/a-document.js';
import { pagesOf, pictureOf } from '../../testing/document-text.js';
import { ssccOf } from '../labels/sscc.js';

const label = () => aLabel();
const sscc = label().number;

it.each([
  ['2000000', 1, '020000000000000011'],
  ['0614141', 123456789, '006141411234567890'],
])('numbers a parcel of %s with a digit that checks the others', (prefix, serial, expected) => {
  const made = ssccOf(prefix, serial);
  expect(made).toHaveLength(18);
  expect(made.slice(0, 17)).toBe(expected.slice(0, 17));
  const weighted = Array.from(made, (digit, index) => Number(digit) * (index % 2 === 0 ? 3 : 1));
  expect(weighted.reduce((sum, value) => sum + value, 0) % 10).toBe(0);
});

it('says where the parcel goes on one page of 100 by 150 mm', async () => {
  const pages = pagesOf(await drawn(label()));
  expect(pages).toHaveLength(1);
  for (const text of [
    'Kunde AG',
    'Place 2',
    '8000 City 2',
    'SCHWEIZ',
    'Producer 201',
    'Swiss Post',
    '2,500 kg',
    `(00) ${sscc}`,
  ]) {
    expect(pages[0]).toContain(text);
  }
});

it("has the buyer's own number, as long as it may be, and the bars keep their room", async () => {
  const content = label();
  const ownOrderNumber = 'W'.repeat(35);
  const [page] = pagesOf(await drawn({ ...content, head: { ...content.head, ownOrderNumber } }));
  expect(page?.replaceAll(/\s/g, '')).toContain(`IhreBestellnummer${ownOrderNumber}`);
  expect(page).toContain(`(00) ${sscc}`);
  expect(pagesOf(await drawn(content))[0]).not.toContain('Ihre Bestellnummer');
});

it('has bars that a scanner reads as the number of the parcel', async () => {
  const { width, height, grey } = pictureOf(await drawn(label()), 203);
  const picture = new BinaryBitmap(new GlobalHistogramBinarizer(new RGBLuminanceSource(grey, width, height)));
  const hints = new Map([[DecodeHintType.ASSUME_GS1, true]]);
  expect(new Code128Reader().decode(picture, hints).getText()).toBe(`]C100${sscc}`);
});
