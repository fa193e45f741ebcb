import { orderDraft, queryExamples } from '@werkbank/contracts/fixtures';
import { type Buyer, partiesStillHold } from './choose-addresses.js';
import type { DraftContent } from './order-draft.entity.js';

const buyer = queryExamples['admin.get-buyer'].answer;
const company = buyer?.company;
const [billing, shipping] = [
  company?.primaryAddress,
  company?.addresses.find(({ type }) => type === 'Shipping'),
];
if (!buyer || !company || !billing || !shipping)
  throw new Error('the example has a company with both addresses');

const content: DraftContent = {
  ...orderDraft,
  customerName: company.name,
  customerTaxNumber: company.taxNumber,
  billingAddress: billing,
  shippingAddress: shipping,
};
const now = (change: Partial<Buyer['company']>): Buyer => ({ ...buyer, company: { ...company, ...change } });

describe('the parties of a draft', () => {
  it('hold while nothing has changed, in drafts from before the tax number was kept as well', () => {
    expect(partiesStillHold(content, buyer)).toBe(true);
    const { customerTaxNumber: _, ...older } = content;
    expect(partiesStillHold(older, buyer)).toBe(true);
  });

  it.each<[string, Partial<Buyer['company']>]>([
    ['the shipping address was deleted', { addresses: [billing] }],
    ['the shipping address was changed', { addresses: [billing, { ...shipping, street: 'Neugasse' }] }],
    ['the billing address moved to another country', { primaryAddress: { ...billing, country: 'DE' } }],
    ['the billing address is gone', { primaryAddress: null }],
    ['the tax number changed', { taxNumber: 'DE123456789' }],
    ['the company has another name', { name: 'Somebody else' }],
  ])('do not hold where %s', (_, change) => {
    expect(partiesStillHold(content, now(change))).toBe(false);
  });

  it('do not mind another shipping address where the goods are collected', () => {
    const collected = { ...content, selfCollection: true, shippingAddress: { ...shipping, id: 11 } };
    expect(partiesStillHold(collected, buyer)).toBe(true);
  });
});
