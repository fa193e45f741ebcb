import { addDays, dayOf, wishedDays } from '../calendar/index.js';
import { events } from '../events/index.js';
import {
  eventExamples,
  keptFacts,
  orderDraft as draftExample,
  salesOrder as orderExample,
} from '../fixtures/index.js';
import { orderFactLimits } from '../limits/index.js';
import { fieldMessages } from '../validation/index.js';
import { orderDraft } from './basket.js';
import { salesOrder } from './order.js';
import { factsOf, orderFacts } from './order-facts.js';

const today = dayOf(new Date());
const nothing = {
  ownOrderNumber: null,
  costCenter: null,
  wishedDate: null,
  contactName: null,
  contactPhone: null,
  remark: null,
};

describe('what is added to an order', () => {
  it('is nothing unless it is entered', () => {
    expect(orderFacts.parse({})).toEqual(nothing);
  });

  it('is kept clean: a number in one line, a remark in several', () => {
    const given = { ownOrderNumber: '\u200B 4500123456 ', remark: ' Gate 3\r\nby noon\n\n' };
    expect(orderFacts.parse(given)).toMatchObject({
      ownOrderNumber: '4500123456',
      remark: 'Gate 3\nby noon',
    });
  });

  it.each([today, addDays(today, orderFactLimits.wishedDays)])('may be wished for %s', (wishedDate) => {
    expect(orderFacts.parse({ wishedDate }).wishedDate).toBe(wishedDate);
  });

  it.each([
    ['ownOrderNumber', 'x'.repeat(36), 'Name darf höchstens 35 Zeichen enthalten.'],
    ['ownOrderNumber', '45\n00', 'Name enthält unsichtbare Zeichen'],
    ['ownOrderNumber', '東京', 'Kann nicht gedruckt werden: 東 京'],
    ['wishedDate', addDays(today, -1), 'Der Wunschtermin liegt in der Vergangenheit.'],
    ['wishedDate', addDays(today, 366), 'Der Wunschtermin liegt mehr als ein Jahr in der Zukunft.'],
    ['wishedDate', '2026-02-30', 'Name: kein Datum'],
    ['contactName', 'x'.repeat(101), 'Name darf höchstens 100 Zeichen enthalten.'],
    ['contactPhone', 'ring me', 'Falsches Telefonnummernformat.'],
    ['remark', 'x'.repeat(501), 'Name darf höchstens 500 Zeichen enthalten.'],
    ['remark', 'a\u202Eb', 'Name enthält unsichtbare Zeichen'],
  ])('refuses the %s %j at its field', (field, value, message) => {
    const errors = fieldMessages(orderFacts, { [field]: value }, 'de', () => 'Name');
    expect(Object.entries(errors)).toEqual([[field, expect.stringContaining(message)]]);
  });
});

it('wishes for days of the marketplace, also at midnight', () => {
  expect(wishedDays(new Date('2026-11-27T23:30:00Z'))).toEqual({ first: '2026-11-28', last: '2027-11-28' });
});

describe('what was kept before it was asked for', () => {
  const without = <T extends object>(example: T) => {
    const kept = { ...example };
    for (const name of Object.keys(nothing)) if (name !== 'costCenter') Reflect.deleteProperty(kept, name);
    return kept;
  };

  it.each([
    ['event', events['checkout.order-submitted.v1'], eventExamples['checkout.order-submitted.v1']],
    ['draft', orderDraft, draftExample],
    ['order', salesOrder, orderExample],
  ] as const)('is a readable %s with a cost centre alone', (_, schema, example) => {
    const kept = schema.parse(without(example));
    expect(factsOf(kept)).toEqual({ ...nothing, costCenter: keptFacts.costCenter });
  });
});
