import { screen, waitFor } from '@testing-library/react';
import { callExamples, priceExplanation } from '@werkbank/contracts/fixtures';
import { chooseOption, offeredOptions } from '@werkbank/kit/testing/choose-option';
import type { Fixtures } from '@werkbank/kit/testing/fixture-client';
import type { ExamplePerson } from '../../fixtures/example-people';
import { retype, rowsOfList } from '../../testing/at-the-desk';
import { refused } from '../../testing/open-desk';
import { renderDesk } from '../../testing/render-desk';
import PriceExplanationsPage from './price-explanations-page';

const { articleId, articleText } = priceExplanation;
const managed = callExamples.listProducers.answer.producers[0]!;
const open = (query = '', fixtures: Fixtures = {}, person: ExamplePerson = 'producer') =>
  renderDesk(
    <PriceExplanationsPage />,
    `/management/price-explanations${query}`,
    {
      getProducerCompany: { ...callExamples.getProducerCompany.answer, producerId: 7 },
      listProducers: callExamples.listProducers.answer,
      listCustomers: callExamples.listCustomers.answer,
      getCustomer: callExamples.getCustomer.answer,
      getArticle: callExamples.getArticle.answer,
      searchArticles: callExamples.searchArticles.answer,
      listDiscountAssignments: callExamples.listDiscountAssignments.answer,
      listAssignableCustomers: [{ id: 72, name: 'Berg & Tal GmbH' }],
      explainPrice: priceExplanation,
      ...fixtures,
    },
    { person },
  );

/** Chooses an article once the catalogue has answered. */
async function chooseArticle(): Promise<void> {
  await waitFor(async () => expect((await offeredOptions('Artikel')).join()).toContain(articleText));
  await chooseOption('Artikel', new RegExp(articleText));
}

describe('why a price is what it is', () => {
  it('shows inputs, rule, exact and rounded result of each step', async () => {
    await open(`?article=${articleId}`);
    await screen.findByRole('table');
    expect(rowsOfList()[0]).toBe(
      'Zuschlag | Zeile 81,60 CHFProzent 4 % | Zuschlag HSS 4 % | 3,264 | 3,26 CHF',
    );
    expect(screen.getByRole('link', { name: 'HSS' })).toHaveAttribute('href', '/management/surcharges');
  });

  it('is asked for a customer, a quantity and a day, which stand in the address', async () => {
    const asked: unknown[] = [];
    const { address } = await open(`?article=${articleId}`, {
      explainPrice: ({ query }) => {
        asked.push(query);
        return priceExplanation;
      },
    });
    expect(await offeredOptions('Kunde')).toEqual(
      expect.arrayContaining(['nicht zugeordnete Kunden', 'Berg & Tal GmbH']),
    );
    await chooseOption('Kunde', 'Berg & Tal GmbH');
    await retype('Menge', '60');
    await retype('Tag', '01.01.2027');
    await waitFor(() => expect(address()).toContain('day=2027-01-01'));
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({ customerCompanyId: 72, quantity: 60, day: '2027-01-01' }),
    );
  });

  it('waits for an article', async () => {
    await open();
    expect(await screen.findByText('Welcher Artikel?')).toBeVisible();
    await chooseArticle();
    expect(await screen.findByRole('table')).toBeVisible();
  });

  it('shows that there is no price', async () => {
    await open(`?article=${articleId}`, { explainPrice: { ...priceExplanation, price: null, steps: [] } });
    expect(await screen.findByText(/keinen Preis/)).toBeVisible();
  });

  it('shows that the article belongs to another company', async () => {
    await open(`?article=${articleId}`, { explainPrice: refused('ARTICLE_NOT_FOUND', 'articleId') });
    expect(await screen.findByRole('alert')).toBeVisible();
  });

  it('is shown to admins for any company, without links to its rules', async () => {
    const asked: unknown[] = [];
    const { address } = await open(
      `?article=${articleId}`,
      {
        explainPrice: ({ params }) => {
          asked.push(params.producerCompanyId);
          return priceExplanation;
        },
      },
      'admin',
    );
    const [company] = managed.companies;
    await chooseOption('Firma des Herstellers', company!.name);
    await waitFor(() => expect(address()).toContain(`company=${company!.id}`));
    await chooseArticle();
    await screen.findByRole('table');
    expect(asked).toContain(company!.id);
    expect(screen.queryByRole('link', { name: 'HSS' })).toBeNull();
  });

  it('is forbidden to buyers', async () => {
    await open('', {}, 'buyer');
    expect(await screen.findByRole('heading', { name: 'Dazu sind Sie nicht berechtigt' })).toBeVisible();
  });
});
