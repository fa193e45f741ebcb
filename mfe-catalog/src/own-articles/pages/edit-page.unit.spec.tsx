import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callExamples } from '@werkbank/contracts/fixtures';
import { chooseOption } from '@werkbank/kit/testing/choose-option';
import { refusal } from '@werkbank/kit/testing/refusal';
import { openOwnArticles } from './testing/open-own-articles';

const list = { ...callExamples.listOwnArticles.answer, totalItems: 20_000 };
const open = (fixtures = {}, address = '/own-articles/edit?search=338&sale=on&lacks=price,stock') =>
  openOwnArticles(address, { listOwnArticles: list, ...fixtures });
const begin = async () => userEvent.click(await screen.findByText('Änderungen an 20.000 Artikeln prüfen'));
const part = async (label: string) => (await screen.findByLabelText(label)).closest('section') ?? undefined;

describe('an edit of many articles', () => {
  it('shows the number of articles in the change, and their filter', async () => {
    await open();
    expect(await screen.findByText('20.000 Artikel')).toBeVisible();
    expect(screen.getByText(/„338“ · im Verkauf · ohne Preis, Bestand/)).toBeVisible();
  });

  it('sends the filter with the changes, and opens the preview', async () => {
    const { requests, address } = await open();
    await userEvent.type(await screen.findByLabelText('Lieferzeit in Arbeitstagen'), '7');
    await chooseOption('Preise ändern', 'um einen Anteil', await part('Preise ändern'));
    await userEvent.type(await screen.findByLabelText('Prozent'), '-2,5');
    await begin();
    await waitFor(() =>
      expect(requests('editOwnArticles')).toEqual([
        {
          query: {},
          body: {
            filter: { search: '338', sale: 'on', lacks: 'price,stock' },
            edit: { price: { by: 'percent', percent: -2.5 }, leadTimeDays: 7 },
          },
        },
      ]),
    );
    await waitFor(() => expect(address()).toBe('/catalogue-imports/8'));
  });

  it('names a number that is none at its field', async () => {
    const { requests } = await open();
    await userEvent.type(await screen.findByLabelText('Lieferzeit in Arbeitstagen'), 'bald');
    await begin();
    expect(await screen.findByLabelText('Lieferzeit in Arbeitstagen')).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    expect(requests('editOwnArticles')).toEqual([]);
  });

  it("shows the service's refusal", async () => {
    await open({ editOwnArticles: () => Promise.reject(refusal('ARTICLE_EDIT_EMPTY', 'edit')) });
    await begin();
    expect((await screen.findAllByText('Bitte wählen Sie, was sich ändern soll.')).length).toBeGreaterThan(0);
  });

  it('has nothing to do without articles', async () => {
    await open({ listOwnArticles: { ...list, totalItems: 0, articles: [] } });
    expect(await screen.findByText('Keine Artikel')).toBeVisible();
  });
});
