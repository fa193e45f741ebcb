import { discountData } from '@werkbank/contracts/entities';
import { defaultLocaleConfig } from '@werkbank/contracts/localization';
import { fieldMessages } from '@werkbank/contracts/validation';
import { formatsOf } from '@werkbank/kit/formats';
import { tierErrors, tiersOf } from './tier-values';

const formats = formatsOf('de', defaultLocaleConfig.de);
const labelOf = () => 'Rabatte';
const tiers = (...entered: (readonly [minQuantity: string, discountValue: string])[]) =>
  entered.map(([minQuantity, discountValue], key) => ({ key, minQuantity, discountValue, isFirst: false }));
const twice = 'Für die Mindestmenge 9999 ist schon ein Rabatt festgelegt.';

it('a quantity that is given twice is named at its second entry, in the words of the service', async () => {
  const given = tiers(['0', '1'], ['9999', '5'], ['9999', '6']);
  const { byKey, first } = await tierErrors(given, formats, labelOf);
  expect([...byKey]).toEqual([[2, { minQuantity: twice }]]);
  const ofService = fieldMessages(
    discountData,
    { discountQuantities: tiersOf(given, formats) },
    'de',
    labelOf,
  );
  expect(first).toBe(ofService.discountQuantities);
});

it('what is wrong with an entry by itself comes before a quantity that is given twice', async () => {
  const given = tiers(['9999', '5'], ['9999', '6'], ['10', '100']);
  const { byKey, first } = await tierErrors(given, formats, labelOf);
  expect([...byKey.keys()]).toEqual([1, 2]);
  expect(first).toBe(byKey.get(2)?.discountValue);
  const ofService = fieldMessages(
    discountData,
    { discountQuantities: tiersOf(given, formats) },
    'de',
    labelOf,
  );
  expect(first).toBe(ofService.discountQuantities);
});
