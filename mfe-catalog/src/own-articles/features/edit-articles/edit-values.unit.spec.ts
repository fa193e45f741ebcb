import { defaultLocaleConfig } from '@werkbank/contracts/localization';
import { formatsOf } from '@werkbank/kit/formats';
import { editOf, type EditValues, fieldOfPath, noMaterialGroup, nothing, unreadNumbers } from './edit-values';

const formats = formatsOf('de', defaultLocaleConfig.de);
const edit = (values: Partial<EditValues>) => editOf({ ...nothing, ...values }, formats);
const errors = (values: Partial<EditValues>) =>
  unreadNumbers({ ...nothing, ...values }, formats, 'de', 'fehlt');

describe('the edit of a form', () => {
  it.each<[string, Partial<EditValues>, object]>([
    ['nothing', {}, {}],
    ['off sale', { sale: 'off' }, { isOnSale: false }],
    ['on sale', { sale: 'on' }, { isOnSale: true }],
    [
      'a share of the price',
      { priceBy: 'percent', percent: '-2,5' },
      { price: { by: 'percent', percent: -2.5 } },
    ],
    [
      'an amount in cents',
      { priceBy: 'amount', amount: '1,15', currency: 'CHF' },
      { price: { by: 'amount', amount: 115, currency: 'CHF' } },
    ],
    ['a share that is not chosen', { percent: '3' }, {}],
    [
      'whole numbers',
      { leadTimeDays: '7', minQuantity: '10', quantityInterval: '5' },
      { leadTimeDays: 7, minQuantity: 10, quantityInterval: 5 },
    ],
    ['a group', { groupId: 'drills' }, { groupId: 'drills' }],
    ['a material group', { materialGroupId: '3' }, { materialGroupId: 3 }],
    ['no material group', { materialGroupId: noMaterialGroup }, { materialGroupId: null }],
    [
      'other words',
      { replaceIn: 'description', find: 'alt', by: '' },
      { replace: { field: 'description', find: 'alt', by: '' } },
    ],
  ])('has %s', (_what, values, expected) => {
    expect(edit(values)).toEqual(expected);
  });

  it.each<[string, Partial<EditValues>, string[]]>([
    ['nothing', {}, []],
    ['no share', { priceBy: 'percent' }, ['percent']],
    ['no amount', { priceBy: 'amount' }, ['amount']],
    ['a word as a share', { priceBy: 'percent', percent: 'viel' }, ['percent']],
    ['a word as an amount that is not chosen', { priceBy: 'percent', percent: '1', amount: 'viel' }, []],
    [
      'words for days and quantities',
      { leadTimeDays: 'bald', minQuantity: 'x', quantityInterval: 'y' },
      ['leadTimeDays', 'minQuantity', 'quantityInterval'],
    ],
    ['nothing to look for', { replaceIn: 'name', by: 'neu' }, ['find']],
  ])('is refused with %s at its fields', (_what, values, fields) => {
    expect(Object.keys(errors(values))).toEqual(fields);
  });

  it.each([
    ['edit.price.percent', 'percent'],
    ['edit.leadTimeDays', 'leadTimeDays'],
    ['edit.replace.find', 'find'],
    ['edit.replace.by', 'by'],
  ])('shows %s at its field', (path, field) => {
    expect(fieldOfPath(path)).toBe(field);
  });
});
