import { screen, waitFor } from '@testing-library/react';
import { callExamples, drillDiscount, surcharge, tieredGroup } from '@werkbank/contracts/fixtures';
import { chooseOption } from '@werkbank/kit/testing/choose-option';
import type { Fixtures } from '@werkbank/kit/testing/fixture-client';
import { DiscountDialog } from '../features/edit-discounts/discount-dialog';
import { SurchargeDialog } from '../features/set-surcharges/surcharge-dialog';
import { press, retype, rowsOfList } from '../../testing/at-the-desk';
import { refused } from '../../testing/open-desk';
import { renderDesk } from '../../testing/render-desk';

const nothing = () => undefined;
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

const openPlace = () => press('Preise ausprobieren');

/** Chooses an article once the catalogue has answered. */
const tryArticle = () => chooseOption(/^Artikel/, new RegExp(articleText));

describe('prices are tried', () => {
  it('with a discount that is not saved, beside the others of its group', async () => {
    const asked: unknown[] = [];
    await renderDesk(
      <DiscountDialog
        group={tieredGroup}
        params={{ producerCompanyId: 31, discountGroupId: tieredGroup.id }}
        discount={drillDiscount}
        onClose={nothing}
      />,
      '/management/discount-groups',
      {
        ...reads,
        simulatePrices: ({ body }) => {
          asked.push(body);
          return answer;
        },
      },
    );
    await retype('Rabatt in Prozent', '15', screen.getByRole('group', { name: 'Stufe 2' }));
    await openPlace();
    await tryArticle();
    await waitFor(() =>
      expect(rowsOfList('Preise ausprobieren')[0]).toMatch(
        /^.+ \| 6,39 .+ \| 5,75 .+ \| −?-?10 % \| 60,00 .+ 77,40? %, jetzt 86 %$/,
      ),
    );
    expect(asked.at(-1)).toMatchObject({
      discountGroupId: tieredGroup.id,
      quantity: 1,
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
    });
  });

  it.each([
    ['9', 9, 'Änderung'],
    ['viel', 'viel', /Bitte berichtigen Sie zuerst/],
  ])('with a surcharge of "%s"', async (text, value, shown) => {
    const asked: unknown[] = [];
    await renderDesk(<SurchargeDialog surcharge={surcharge} onClose={nothing} />, '/management/surcharges', {
      ...reads,
      simulatePrices: ({ body }) => {
        asked.push([body.quantity, body.edit]);
        return value === 9 ? answer : refused('NOT_A_NUMBER')();
      },
    });
    await retype('Zuschlag in Prozent', text);
    await openPlace();
    await retype(/^Menge/, '60');
    await tryArticle();
    expect(await screen.findByText(shown)).toBeVisible();
    expect(asked.at(-1)).toEqual([
      60,
      { surcharges: [{ materialGroupId: surcharge.materialGroupId, value }] },
    ]);
  });
});
