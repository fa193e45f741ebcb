import { addDays, dayOf } from '@werkbank/contracts/calendar';
import { ApiError } from '@werkbank/contracts/client';
import type { Article } from '@werkbank/contracts/entities';
import { article, drill } from '@werkbank/contracts/fixtures';
import type { RenderOptions } from '@werkbank/kit/testing/render';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { choose, chooseNone, comparisonChoice } from '../comparison/comparison-choice';
import { openPage, unreachable } from './testing/open-page';

const openArticle = (shown: Partial<Article> | (() => Article), options: RenderOptions = {}) =>
  openPage('/article/:articleId', `/article/${article.articleId}`, {
    ...options,
    fixtures: { getArticle: typeof shown === 'function' ? shown : { ...article, ...shown } },
  });

beforeEach(() => chooseNone());

describe('the page of an article', () => {
  it('reports an unknown article, with a link to all categories', async () => {
    await openArticle(() => {
      throw new ApiError(404, { code: 'ARTICLE_NOT_FOUND', message: 'Den Artikel gibt es nicht.' });
    });
    expect(await screen.findByRole('heading', { name: 'Diesen Artikel gibt es nicht' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Alle Kategorien' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('button', { name: 'Erneut versuchen' })).toBeNull();
  });

  it('tries again if the article cannot be read', async () => {
    let failing = true;
    await openArticle(() => (failing ? unreachable() : article));
    expect(await screen.findByRole('heading', { level: 1, name: 'Artikel' })).toBeVisible();
    failing = false;
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('heading', { level: 1, name: article.articleText })).toBeVisible();
  });

  it('shows pictures by arrows and thumbnails, five thumbnails at a time', async () => {
    const detailsImageUrls = Array.from({ length: 7 }, (_, index) => `/media/drawings/${index + 1}.svg`);
    await openArticle({ detailsImageUrls });
    const pictures = await screen.findByRole('group', { name: 'Bilder' });
    const large = (number: number) =>
      screen.getByRole('img', { name: `${article.articleText}, Bild ${number}` });
    const thumbs = () => within(pictures).getAllByRole('button', { name: /, Bild \d$/ });
    const [back, on] = [
      within(pictures).getByRole('button', { name: 'Voriges Bild' }),
      within(pictures).getByRole('button', { name: 'Nächstes Bild' }),
    ];
    expect(back).toBeDisabled();
    expect(thumbs()).toHaveLength(5);
    await userEvent.click(on);
    expect(large(2)).toHaveAttribute('src', '/media/drawings/2.svg');
    expect(back).toBeEnabled();
    await userEvent.click(thumbs().at(-1) as HTMLElement);
    expect(large(5)).toBeVisible();
    expect(thumbs().map((thumb) => thumb.getAttribute('aria-pressed'))).toContain('true');
    await userEvent.click(on);
    await userEvent.click(on);
    expect(large(7)).toHaveAttribute('src', '/media/drawings/7.svg');
    expect(on).toBeDisabled();
    await userEvent.click(back);
    expect(large(6)).toBeVisible();
  });

  it('shows the pictures of an import in one place that fits them all, by keyboard too', async () => {
    const medium = (id: string) => `/api/articles/media/${id.repeat(64)}`;
    const picture = (id: string, width: number, height: number) => ({
      src: `${medium(id)}/page`,
      srcSet: `${medium(id)}/row 440w, ${medium(id)}/page 1200w`,
      thumbnail: `${medium(id)}/row`,
      width,
      height,
      description: null,
    });
    await openArticle({
      imageUrl: `${medium('a')}/row`,
      detailsImageUrls: [`${medium('a')}/row`],
      pictures: [picture('a', 1800, 600), picture('b', 600, 1800)],
    });
    const large = (number: number) =>
      screen.getByRole('img', { name: `${article.articleText}, Bild ${number}` });
    const pictures = await screen.findByRole('group', { name: 'Bilder' });
    expect(within(pictures).getAllByRole('button', { name: /, Bild \d$/ })).toHaveLength(2);
    const place = { width: '560', height: '560' };
    const wide = { ...place, src: `${medium('a')}/page`, sizes: 'min(560px, 100vw)' };
    for (const [name, value] of Object.entries(wide)) expect(large(1)).toHaveAttribute(name, value);
    expect(large(1).getAttribute('srcset')).toContain('/page 1200w');
    within(pictures).getByRole('button', { name: 'Nächstes Bild' }).focus();
    await userEvent.keyboard('{Enter}');
    const tall = { ...place, src: `${medium('b')}/page`, sizes: 'min(187px, 34vw)' };
    for (const [name, value] of Object.entries(tall)) expect(large(2)).toHaveAttribute(name, value);
  });

  it('shows a sign instead of a picture that does not load, and none of the arrows for one picture', async () => {
    await openArticle({ detailsImageUrls: [], imageUrl: '/media/lost.svg' });
    const picture = await screen.findByRole('img', { name: `${article.articleText}, Bild 1` });
    expect(screen.queryByRole('group', { name: 'Bilder' })).toBeNull();
    fireEvent.error(picture);
    expect(screen.queryByRole('img', { name: `${article.articleText}, Bild 1` })).toBeNull();
  });

  it('lists only the tables that the article has', async () => {
    await openArticle({ partDescription: '', documentLinks: [], otherProperties: [], similarItems: [] });
    expect(await screen.findByText('DIN 338')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Beschreibung' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Dokumente' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Ähnliche Artikel' })).toBeNull();
  });

  it('links a video of another site, and a document of unknown size', async () => {
    await openArticle({
      producerVideoLink: 'https://producer.example/film',
      documentLinks: [
        {
          link: 'https://producer.example/a.zip',
          fileName: 'a.zip',
          mediaType: 'application/zip',
          bytes: null,
        },
      ],
    });
    expect(await screen.findByRole('link', { name: 'Video' })).toHaveAttribute(
      'href',
      'https://producer.example/film',
    );
    expect(screen.getByText('ZIP')).toBeVisible();
  });

  it('speaks English', async () => {
    await openArticle({}, { preferences: { language: 'en', country: 'DE', currency: 'EUR' } });
    expect(await screen.findByRole('button', { name: 'Add to basket' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Similar articles' })).toBeVisible();
  });
});

describe('the price of an article', () => {
  it('lists the parts of the price, without parts of 0', async () => {
    const price = article.quantityPrice;
    if (!price) throw new Error('the article has a price');
    await openArticle({
      quantityPrice: {
        ...price,
        quantity: 12,
        listPrice: 700,
        surcharge: 120,
        discount: 840,
        effectiveDiscount: 10,
        voc: 0,
        taxBase: 7680,
      },
    });
    const panel = await screen.findByRole('region', { name: 'Bestellen' });
    const terms = within(panel).getAllByRole('term');
    const amounts = terms.map((term) =>
      `${term.textContent}: ${term.nextElementSibling?.textContent}`.replaceAll('\u00a0', ' '),
    );
    expect(amounts).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Listenpreis × 12: 84,00/),
        expect.stringMatching(/^Zuschlag Material: 1,20/),
        expect.stringMatching(/^Rabatt 10 %: [-−]8,40/),
      ]),
    );
    expect(within(panel).queryByText('VOC-Abgabe')).toBeNull();
  });

  it('is not shown where the article has none, and one tier is no choice', async () => {
    await openArticle({ singlePrice: null, quantityPrice: null, priceTiers: article.priceTiers.slice(0, 1) });
    expect(await screen.findByRole('region', { name: 'Bestellen' })).toBeVisible();
    expect(screen.queryByText(/^netto/)).toBeNull();
    expect(screen.queryByRole('list', { name: 'Preis je Stück nach Menge' })).toBeNull();
  });

  it('marks the tier of the quantity', async () => {
    await openArticle({});
    const tiers = await screen.findByRole('list', { name: 'Preis je Stück nach Menge' });
    const pressed = () =>
      within(tiers)
        .getAllByRole('button')
        .map((tier) => tier.getAttribute('aria-pressed'));
    expect(pressed()).toEqual(['true', 'false']);
    await userEvent.click(within(tiers).getByRole('button', { name: /ab 50/ }));
    expect(pressed()).toEqual(['false', 'true']);
    expect(screen.getByRole('textbox', { name: /^Menge von/ })).toHaveValue('50');
  });

  it('comes with days and date where the stock is smaller than the quantity', async () => {
    await openArticle({ stockLevel: 0, leadTimeDays: 5, leadTimeEndsOn: '2027-01-11' });
    const panel = await screen.findByRole('region', { name: 'Bestellen' });
    expect(within(panel).getByText('in 5 Arbeitstagen')).toBeVisible();
    expect(within(panel).getByText('11.01.2027')).toBeVisible();
    expect(within(panel).queryByText('ab Lager')).toBeNull();
  });

  it('leaves in two parts where the stock is a part of the quantity', async () => {
    const tomorrow = addDays(dayOf(new Date()), 1);
    await openArticle({ stockLevel: 5, stockLeavesOn: tomorrow, leadTimeEndsOn: '2027-01-12' });
    const quantity = await screen.findByRole('textbox', { name: /^Menge von/ });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '20{Tab}');
    const panel = await screen.findByRole('region', { name: 'Bestellen' });
    const said = () => panel.textContent?.replaceAll('\u00a0', ' ');
    await waitFor(() => expect(said()).toContain('5 morgen'));
    expect(said()).toContain('15 am 12.01.2027');
  });

  it('adds with Enter in the field of the quantity', async () => {
    const { host } = await openArticle({});
    const quantity = await screen.findByRole('textbox', { name: /^Menge von/ });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '7{Enter}');
    await waitFor(() =>
      expect(host.record.basketCalls).toMatchObject([{ name: 'add', args: [{}, { quantity: 7 }] }]),
    );
  });
});

describe('an article for the comparison', () => {
  it('is added and removed on its page, and the bar links to the comparison and back here', async () => {
    await openArticle({});
    const box = await screen.findByRole('checkbox', { name: 'Zum Vergleich' });
    expect(screen.queryByRole('region', { name: 'Vergleich' })).toBeNull();
    await userEvent.click(box);
    const bar = screen.getByRole('region', { name: 'Vergleich' });
    expect(within(bar).getByText('1 Artikel zum Vergleich gewählt')).toBeVisible();
    expect(within(bar).getByRole('link', { name: 'Vergleichen' })).toHaveAttribute(
      'href',
      `/comparison?ids=${article.articleId}&from=${encodeURIComponent(`/article/${article.articleId}`)}`,
    );
    await userEvent.click(box);
    expect(screen.queryByRole('region', { name: 'Vergleich' })).toBeNull();
    await userEvent.click(box);
    await userEvent.click(screen.getByRole('button', { name: 'Auswahl leeren' }));
    expect(box).not.toBeChecked();
    expect(comparisonChoice.getState()).toEqual([]);
  });

  it('cannot be chosen beside six others', async () => {
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) choose(id, true);
    await openArticle({});
    const box = await screen.findByRole('checkbox', { name: 'Zum Vergleich' });
    expect(box).toBeDisabled();
    expect(box.closest('label')).toHaveAttribute('title', 'Mehr als 6 Artikel passen nicht nebeneinander.');
  });

  it('is tried again if one of the compared articles cannot be read', async () => {
    let failing = true;
    await openPage('/comparison', `/comparison?ids=${article.articleId},other`, {
      fixtures: {
        getArticle: ({ params }) =>
          params.articleId === 'other'
            ? failing
              ? unreachable()
              : { ...article, articleId: 'other', materialNumber: 'OTHER-1' }
            : article,
      },
    });
    const retry = await screen.findByRole('button', { name: 'Erneut versuchen' });
    failing = false;
    await userEvent.click(retry);
    expect(await screen.findByRole('link', { name: 'OTHER-1' })).toHaveAttribute('href', '/article/other');
    expect(screen.queryByRole('button', { name: 'Erneut versuchen' })).toBeNull();
  });

  it("shows the producer's information and related articles", async () => {
    await openArticle({
      makerName: 'Bohrwerk GmbH',
      makerNumber: 'BW-12',
      packings: [{ unit: 'PK', quantity: 10, ean: '4006381333931' }],
      classifications: [{ system: 'ECLASS', version: '14.0', code: '21-17-01-01' }],
      safety: { unNumber: 'UN1950', hazardClasses: ['2.1'], marks: ['GHS02'] },
      cuttingData: [
        { material: 'P', speed: 85, feed: 0.12 },
        { material: 'M', speed: null, feed: null },
      ],
      relatedItems: [{ relation: 'accessory', articles: [drill] }],
    });
    const told = (await screen.findByText('Weitere Angaben')).closest('section');
    for (const text of [
      'Bohrwerk GmbH',
      'BW-12',
      /4006381333931/,
      'ECLASS 14.0 21-17-01-01',
      'UN1950',
      '2.1',
      'GHS02',
    ])
      expect(within(told as HTMLElement).getByText(text)).toBeVisible();
    const values = within(screen.getByRole('table', { name: 'Schnittdaten' })).getAllByRole('row');
    expect(values.slice(1).map(({ textContent }) => textContent)).toEqual(['P850.12', 'M––']);
    expect(screen.getByRole('table', { name: /Zubehör/ })).toHaveTextContent(drill.materialNumber);
  });
});
