import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callExamples, ownRequest } from '@werkbank/contracts/fixtures';
import { chooseOption, chosenOption } from '@werkbank/kit/testing/choose-option';
import type { Fixtures } from '@werkbank/kit/testing/fixture-client';
import type { ExamplePerson } from '../../fixtures/example-people';
import { noteOf, press, retype, rowsOfList } from '../../testing/at-the-desk';
import { refused } from '../../testing/open-desk';
import { renderDesk } from '../../testing/render-desk';
import RequestDiscountPage from './request-discount-page';

const [producer] = callExamples.listProducersForCountry.answer;
const article = callExamples.getArticle.answer;
const open = (fixtures: Fixtures = {}, query = '', person: ExamplePerson = 'buyer') =>
  renderDesk(
    <RequestDiscountPage />,
    `/request-discount/${query}`,
    {
      listProducersForCountry: callExamples.listProducersForCountry.answer,
      searchArticles: callExamples.searchArticles.answer,
      getArticle: article,
      getProducerCompany: { ...callExamples.getProducerCompany.answer, producerId: producer!.id },
      listOwnDiscountRequests: callExamples.listOwnDiscountRequests.answer,
      ...fixtures,
    },
    { person },
  );

describe('the discount request', () => {
  it('is sent to the producers of a country, about an article, with remarks', async () => {
    const bodies: unknown[] = [];
    const { host } = await open({
      requestDiscount: ({ body }) => {
        bodies.push(body);
        return { id: 4501 };
      },
    });
    await chooseOption('Hersteller', producer!.algoliaId);
    await retype(/^Bemerkungen/, 'Erstens.\nZweitens.');
    await press('Anfrage senden');
    await waitFor(() => expect(host.record.shown[0]?.text).toBe('Die Anfrage ist gesendet.'));
    expect(bodies).toEqual([
      { country: expect.any(String), producers: [producer!.id], remarks: 'Erstens.\nZweitens.' },
    ]);
    await waitFor(() => expect(screen.getByLabelText(/^Bemerkungen/)).toHaveValue(''));
  });

  it('begins with the producer and the article of the address', async () => {
    await open({}, `?producer=${producer!.id}&article=${article.articleId}`);
    await waitFor(() => expect(chosenOption('Hersteller')).toBe(producer!.algoliaId));
    await waitFor(() => expect(chosenOption(/^Artikel/)).toContain(article.articleText));
  });

  it('asks nobody whom the address names though they do not deliver there', async () => {
    await open({}, '?producer=999');
    await screen.findByRole('button', { name: 'Anfrage senden' });
    await press('Anfrage senden');
    await waitFor(() => expect(noteOf('Hersteller')).toContain('Hersteller muss angegeben werden.'));
  });

  it('asks nobody of another country unasked', async () => {
    await open({}, `?producer=${producer!.id}`);
    await waitFor(() => expect(chosenOption('Hersteller')).toBe(producer!.algoliaId));
    await chooseOption('Land', 'Österreich');
    await waitFor(() => expect(chosenOption('Hersteller')).toBe(''));
  });

  it('of a producer is never to itself', async () => {
    await open({}, `?producer=${producer!.id}`, 'producer');
    await screen.findByRole('button', { name: 'Anfrage senden' });
    await waitFor(() => expect(chosenOption('Hersteller')).toBe(''));
  });

  it.each([
    ['PRODUCER_NOT_FOUND', 'producers.0', 'Hersteller'],
    ['ARTICLE_NOT_FOUND', 'articleId', /^Artikel/],
    ['DELIVERY_COUNTRY_NOT_SERVED', 'country', 'Land'],
  ] as const)('says %s at its field', async (code, field, label) => {
    await open({ requestDiscount: refused(code, field) }, `?producer=${producer!.id}`);
    await screen.findByRole('button', { name: 'Anfrage senden' });
    await press('Anfrage senden');
    await waitFor(() => expect(screen.getByRole('combobox', { name: label })).toBeInvalid());
  });

  it('shows above the form that there were too many today', async () => {
    await open({ requestDiscount: refused('TOO_MANY_DISCOUNT_REQUESTS') }, `?producer=${producer!.id}`);
    await screen.findByRole('button', { name: 'Anfrage senden' });
    await press('Anfrage senden');
    expect(await screen.findByRole('alert')).toBeVisible();
  });

  it('stands below with what became of it, in full once it is opened', async () => {
    const [asked] = ownRequest.producers;
    const answered = {
      ...ownRequest,
      producers: [
        {
          ...asked!,
          status: 'Declined' as const,
          answer: 'Leider nein.',
          answeredOn: '2026-11-03T08:00:00.000Z',
        },
      ],
    };
    await open({
      listOwnDiscountRequests: { ...callExamples.listOwnDiscountRequests.answer, requests: [answered] },
    });
    await screen.findByRole('table');
    expect(rowsOfList()[0]).toContain(`${asked!.producerName} abgelehnt`);
    await userEvent.click(within(screen.getByRole('table')).getByRole('button'));
    expect(await screen.findByText('Leider nein.')).toBeVisible();
    expect(screen.getByText(ownRequest.remarks)).toBeVisible();
  });

  it('is absent for a person without a company', async () => {
    await open({}, '', 'admin');
    expect(await screen.findByRole('heading', { name: 'Dazu sind Sie nicht berechtigt' })).toBeVisible();
  });

  it('shows that producers could not be read, and retries', async () => {
    await open({ listProducersForCountry: refused('PART_UNAVAILABLE') });
    expect(await screen.findByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  });
});
