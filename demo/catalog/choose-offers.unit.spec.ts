import { generatingTimeout } from '../testing/generated.ts';
import { allGroups } from './all-groups.ts';
import { articleIdOf, materialNumberOf } from './article-numbers.ts';
import { chooseOffers, isOrdinary, type Offer } from './choose-offers.ts';

const groups = allGroups();

describe.each([1000, 20_000, 200_000, 1_000_000])('a catalogue of %d articles', (wanted) => {
  let offers: Offer[];
  beforeAll(() => {
    offers = chooseOffers(groups, wanted);
  }, generatingTimeout);

  it('has the requested number, each with its own address', () => {
    const ids = new Set(offers.map((offer) => articleIdOf(offer.producer.name, materialNumberOf(offer))));
    expect([offers.length, ids.size]).toEqual([wanted, wanted]);
  });

  it('has every group', () => {
    const used = new Set(offers.map(({ group }) => group));
    expect(groups.filter((group) => !used.has(group))).toEqual([]);
  });

  it('has the drills that documents and videos refer to', () => {
    const ids = offers.map((offer) => articleIdOf(offer.producer.name, materialNumberOf(offer)));
    expect(ids).toEqual(expect.arrayContaining(['kerbwerk-338-0680-hsse', 'alpspan-al338hsse-0680']));
  });

  it('has of every trade its share, so that it is no catalogue of drills', () => {
    const share = (trade: string): number =>
      offers.filter(({ group }) => group.trade === trade).length / wanted;
    expect(share('drilling')).toBeCloseTo(0.24, 2);
    expect(share('milling')).toBeCloseTo(0.17, 2);
    for (const trade of ['turning', 'threading']) expect(share(trade)).toBeGreaterThan(0.1);
    for (const trade of ['hand', 'measuring', 'clamping']) expect(share(trade)).toBeGreaterThan(0.06);
    for (const trade of ['reaming', 'sawing', 'grinding']) expect(share(trade)).toBeGreaterThan(0.03);
    expect(share('fluids')).toBeCloseTo(0.01, 2);
  });

  if (wanted < 20_000) return;

  it('has every ordinary size of every group', () => {
    const there = new Set(offers.map(({ size }) => size));
    const missing = groups.flatMap(({ groupId, sizes }) =>
      sizes.filter((size) => isOrdinary(size) && !there.has(size)).map(({ code }) => `${groupId} ${code}`),
    );
    expect(missing).toEqual([]);
  });

  it('offers popular articles from many producers', () => {
    const drills = offers.filter(
      ({ group, size }) => group.groupId === 'spiralbohrer-din-338-n-hss-e' && size.label.de === '6,8 mm',
    );
    expect(new Set(drills.map(({ producer }) => producer)).size).toBeGreaterThanOrEqual(8);
  });
});
