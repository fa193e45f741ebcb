import { screen, waitFor, within } from '@testing-library/react';
import { callExamples, drillDiscount, surcharge, tieredGroup } from '@werkbank/contracts/fixtures';
import { chooseOption, offeredOptions } from '@werkbank/kit/testing/choose-option';
import type { Fixtures } from '@werkbank/kit/testing/fixture-client';
import { press, retype, rowsOfList } from '../testing/at-the-desk';
import { dialog, opener, refused } from '../testing/open-desk';
import DiscountGroupsPage from './discount-groups-page';
import './discount-group-page';
import SurchargesPage from './surcharges-page';

const { articleText } = callExamples.getArticle.answer;
const simulated = callExamples.simulatePrices.answer;
const [first] = simulated.articles;
const answer = {
  ...simulated,
  articles: [
    { ...first!, edited: { ...first!.edited!, unitPrice: 575, margin: { amount: 6000, percent: 77.4 } } },
  ],
};
const reads: Fixtures = {
  getProducerCompany: { ...callExamples.getProducerCompany.answer, producerId: 7 },
  searchArticles: callExamples.searchArticles.answer,
};

async function tryPrices(): Promise<void> {
  await press('Preise ausprobieren');
  await waitFor(async () =>
    expect((await offeredOptions(/^Artikel/, dialog())).join()).toContain(articleText),
  );
  await chooseOption(/^Artikel/, new RegExp(articleText), dialog());
}

describe('prices are tried', () => {
  const openGroup = opener(<DiscountGroupsPage />, 'discount-groups');
  const openSurcharges = opener(<SurchargesPage />, 'surcharges');

  it('with a discount that is not saved, beside the others of its group', async () => {
    const asked: unknown[] = [];
    await openGroup(
      {
        ...reads,
        getDiscountGroup: tieredGroup,
        simulatePrices: ({ body }) => {
          asked.push(body);
          return answer;
        },
      },
      `/${tieredGroup.id}`,
    );
    await screen.findByRole('heading', { level: 1, name: tieredGroup.name });
    await press('HSS ändern');
    await retype('Rabatt in Prozent', '15', screen.getByRole('group', { name: 'Stufe 2' }));
    await tryPrices();
    await retype(/^Menge/, '60', dialog());
    await waitFor(() =>
      expect(rowsOfList('Preise ausprobieren')[0]).toMatch(
        /^.+ \| 6,39 .+ \| 5,75 .+ \| -?−?10 % \| 60,00 .+ 77,40? %, jetzt 86 %$/,
      ),
    );
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({
        discountGroupId: tieredGroup.id,
        quantity: 60,
        edit: {
          discountGroup: {
            discounts: [
              {
                materialOrArticleGroupId: drillDiscount.materialOrArticleGroupId,
                discountQuantities: [
                  drillDiscount.discountQuantities[0],
                  { minQuantity: 50, discountValue: 15 },
                ],
              },
            ],
          },
        },
      }),
    );
  });

  it.each([
    ['9', 9, 'Änderung'],
    ['viel', 'viel', /Bitte berichtigen Sie zuerst/],
  ])('with a surcharge of "%s"', async (text, value, shown) => {
    const asked: unknown[] = [];
    await openSurcharges({
      ...reads,
      simulatePrices: ({ body }) => {
        asked.push(body.edit);
        return value === 9 ? answer : refused('NOT_A_NUMBER')();
      },
    });
    await screen.findByText(surcharge.materialGroupName);
    await press(`${surcharge.materialGroupName} ändern`);
    await retype('Zuschlag in Prozent', text, dialog());
    await tryPrices();
    expect(await within(dialog()).findByText(shown)).toBeVisible();
    expect(asked.at(-1)).toEqual({ surcharges: [{ materialGroupId: surcharge.materialGroupId, value }] });
  });
});
