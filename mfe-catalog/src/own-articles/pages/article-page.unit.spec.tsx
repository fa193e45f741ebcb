import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseFile } from '@werkbank/kit/testing/choose-file';
import { callExamples } from '@werkbank/contracts/fixtures';
import { refusal } from '@werkbank/kit/testing/refusal';
import { openOwnArticles } from './testing/open-own-articles';

const at = '/own-articles/a1000001';
const save = () => userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
/** A field by its label, with or without the word that it may be left empty. */
const field = (label: string) =>
  screen.findByLabelText((text) => text === label || text === `${label} (optional)`);
const type = async (label: string, value: string) =>
  fireEvent.change(await field(label), { target: { value } });
const { answer } = callExamples.getOwnArticle;

describe('the page of an own article', () => {
  it('sends only changed fields, with the lock key of the shown state', async () => {
    const { requests } = await openOwnArticles(at);
    await type('Bezeichnung (Englisch)', 'Jobber drill');
    await type('Bestand in Versand, Brugg', '55');
    await save();
    await waitFor(() =>
      expect(requests('changeOwnArticle')).toEqual([
        {
          params: { articleId: 'a1000001' },
          query: {},
          body: {
            name: { de: 'Spiralbohrer DIN 338 6,8 mm', en: 'Jobber drill' },
            stock: [{ dispatchLocationId: 11, level: 55, before: 40 }],
            optimisticLockKey: 1234,
          },
        },
      ]),
    );
  });

  it('changes a price in a dialog that shows its errors', async () => {
    const { requests } = await openOwnArticles(at);
    await userEvent.click(await screen.findByRole('button', { name: 'Preis in Zeile 1 ändern' }));
    const dialog = await screen.findByRole('dialog');
    const amount = await within(dialog).findByLabelText('Preis');
    fireEvent.change(amount, { target: { value: '0' } });
    const take = () => userEvent.click(within(dialog).getByRole('button', { name: 'Übernehmen' }));
    await take();
    expect((await within(dialog).findAllByText(/größer|mindestens|klein/i)).length).toBeGreaterThan(0);
    fireEvent.change(amount, { target: { value: '12,50' } });
    await take();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requests('changeOwnArticle')).toEqual([]);
    await save();
    await waitFor(() =>
      expect(requests('changeOwnArticle')).toMatchObject([
        {
          body: {
            prices: [
              { amount: 1250, currency: 'EUR' },
              { amount: 9900, minQuantity: 10 },
            ],
          },
        },
      ]),
    );
  });

  it('adds and removes features in place', async () => {
    const { requests } = await openOwnArticles(at);
    await userEvent.click(await screen.findByRole('button', { name: 'Merkmal hinzufügen' }));
    await type('Name (Deutsch), Zeile 2', 'Norm');
    await type('Wert (Deutsch), Norm', 'DIN 338');
    await userEvent.click(screen.getAllByRole('button', { name: 'Zeile 1 entfernen' })[2]!);
    await save();
    await waitFor(() =>
      expect(requests('changeOwnArticle')).toMatchObject([
        { body: { features: [{ name: { de: 'Norm', en: '' }, values: [{ de: 'DIN 338', en: '' }] }] } },
      ]),
    );
  });

  it('marks a wrong field, and sends no request', async () => {
    const { requests } = await openOwnArticles(at);
    await type('Lieferzeit in Arbeitstagen', 'bald');
    await type('GTIN (EAN)', '123');
    await save();
    expect(await field('Lieferzeit in Arbeitstagen')).toBeInvalid();
    expect(await field('GTIN (EAN)')).toBeInvalid();
    expect(requests('changeOwnArticle')).toEqual([]);
  });

  it('shows a refusal of the service at its field', async () => {
    await openOwnArticles(at, {
      changeOwnArticle: () => Promise.reject(refusal('ARTICLE_ON_SALE_WITHOUT_PRICE', 'prices')),
    });
    await userEvent.click(
      await screen
        .findByRole('button', { name: 'Zeile 1 entfernen' })
        .catch(() => screen.getAllByRole('button', { name: 'Zeile 1 entfernen' })[0]!),
    );
    await save();
    expect((await screen.findAllByText(/Ein Artikel im Verkauf braucht einen Preis/)).length).toBeGreaterThan(
      0,
    );
  });

  it("shows the second of two editors the first one's changes, and keeps the typed values", async () => {
    const refused = [() => Promise.reject(refusal('CHANGED_MEANWHILE'))];
    const shown = [answer, { ...answer, leadTimeDays: 9, ean: '4012345678901', optimisticLockKey: 77 }];
    const { requests } = await openOwnArticles(at, {
      getOwnArticle: () => Promise.resolve((shown.length > 1 ? shown.shift() : shown[0]) as never),
      changeOwnArticle: () => refused.shift()?.() ?? Promise.resolve(answer as never),
    });
    await type('Lieferzeit in Arbeitstagen', '3');
    await save();
    await userEvent.click(await screen.findByRole('button', { name: /Neuen Stand übernehmen/ }));
    await waitFor(async () => expect(await field('GTIN (EAN)')).toHaveValue('4012345678901'));
    expect(await field('Lieferzeit in Arbeitstagen')).toHaveValue('3');
    expect(screen.getByText('inzwischen geändert: 9')).toBeVisible();
    await save();
    await waitFor(() =>
      expect(requests('changeOwnArticle').at(-1)).toMatchObject({
        body: { leadTimeDays: 3, optimisticLockKey: 77 },
      }),
    );
  });

  it('sends a picture at once and saves it with the article', async () => {
    const { requests } = await openOwnArticles(at, { getOwnArticle: { ...answer, media: [] } });
    await screen.findByText('Noch keine eigenen Bilder und Dokumente.');
    await chooseFile('Bild oder Dokument (optional)', new File(['x'], 'bohrer.png', { type: 'image/png' }));
    await screen.findByRole('link', { name: 'bohrer.png' });
    await save();
    await waitFor(() =>
      expect(requests('changeOwnArticle')).toMatchObject([
        { body: { media: [{ source: callExamples.uploadOwnArticleMedium.answer.source }] } },
      ]),
    );
  });

  it('shows at the upload why a file is refused', async () => {
    await openOwnArticles(at, {
      uploadOwnArticleMedium: () => Promise.reject(refusal('FILE_TYPE_NOT_ALLOWED', 'file')),
    });
    await field('Bezeichnung (Deutsch)');
    await chooseFile('Bild oder Dokument (optional)', new File(['x'], 'bohrer.png', { type: 'image/png' }));
    expect(await screen.findByText('Dieser Dateityp ist hier nicht erlaubt.')).toBeVisible();
  });

  it('links to the page of buyers, also off sale', async () => {
    await openOwnArticles(at, { getOwnArticle: { ...answer, isOnSale: false } });
    expect(await screen.findByRole('link', { name: 'Wie im Shop' })).toHaveAttribute(
      'href',
      '/article/a1000001',
    );
    expect(screen.getByLabelText(/^Grund für Käufer \(Deutsch\)/)).toBeVisible();
  });

  it('reports an unknown article', async () => {
    await openOwnArticles(at, { getOwnArticle: () => Promise.reject(refusal('ARTICLE_NOT_FOUND')) });
    expect(await screen.findByText('Diesen Artikel gibt es nicht (mehr).')).toBeVisible();
  });

  it('shows the authors of changes', async () => {
    await openOwnArticles(`${at}/history`);
    const table = await screen.findByRole('table', { name: 'Verlauf' });
    for (const text of ['Von Hand', 'Ada Meier (ada@alpspitz.example)', '10,58 EUR', '11,90 EUR'])
      expect(within(table).getByText(text)).toBeVisible();
  });

  it('links from a change of many articles to its page', async () => {
    const { answer } = callExamples.listOwnArticleChanges;
    const edit = { cause: 'bulk', importId: 12, fileName: 'Sammeländerung' } as const;
    await openOwnArticles(`${at}/history`, {
      listOwnArticleChanges: { ...answer, changes: answer.changes.map((change) => ({ ...change, ...edit })) },
    });
    const link = await screen.findByRole('link', { name: 'Sammeländerung' });
    expect(link).toHaveAttribute('href', '/catalogue-imports/12');
    expect(screen.queryByText('Katalogimport')).toBeNull();
  });

  it('adds an article and opens its page', async () => {
    const { requests, address } = await openOwnArticles('/own-articles/new');
    await type('Artikelnummer', 'N 1');
    await type('Bezeichnung (Deutsch)', 'Kegelsenker');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Im Verkauf' }));
    await save();
    await waitFor(() => expect(address()).toBe('/own-articles/a1000001'));
    expect(requests('createOwnArticle')).toMatchObject([
      { query: {}, body: { materialNumber: 'N 1', name: { de: 'Kegelsenker', en: '' }, isOnSale: false } },
    ]);
  });
});
