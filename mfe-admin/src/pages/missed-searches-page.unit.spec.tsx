import type { CallRequest } from '@werkbank/contracts/calls';
import { callExamples, searchResult } from '@werkbank/contracts/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseOption } from '@werkbank/kit/testing/choose-option';
import type { Fixtures } from '@werkbank/kit/testing/fixture-client';
import { refusal } from '@werkbank/kit/testing/refusal';
import { renderAdmin } from '../testing/render-admin';
import MissedSearchesPage from './missed-searches-page';
import SynonymsPage from './synonyms-page';

const missed = callExamples.listMissedSearches.answer;
const synonyms = callExamples.listSynonyms.answer;
const [klemmfix] = synonyms.synonyms;
if (!klemmfix) throw new Error('there is an example');
const searchesAt = '/management/searches';
const synonymsAt = '/management/searches/synonyms';
const openSearches = (fixtures: Fixtures = {}, at = searchesAt) =>
  renderAdmin(<MissedSearchesPage />, at, searchesAt, {
    listMissedSearches: missed,
    listSynonyms: synonyms,
    ...fixtures,
  });
const openSynonyms = (fixtures: Fixtures = {}, at = synonymsAt) =>
  renderAdmin(<SynonymsPage />, at, synonymsAt, { listSynonyms: synonyms, ...fixtures });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));
const fieldOf = async (label: string) => (await dialog()).getByLabelText<HTMLInputElement>(label);
const saveForm = async () => userEvent.click((await dialog()).getByRole('button', { name: 'Speichern' }));

describe('searches without a hit', () => {
  it('are listed with the missing words and the number of searches', async () => {
    await openSearches();
    const row = (await screen.findByText('klemmfix 8')).closest('tr') as HTMLElement;
    expect(row).toHaveTextContent(/klemmfix 8.*klemmfix.*Deutsch.*12.*14.*21\.11\.2026/);
    expect(screen.getByText(/In den letzten 90 Tagen .* Suchen, davon 240 ohne Treffer/)).toBeVisible();
  });

  it('lead to a synonym for the missing word, and show the results with it', async () => {
    const sent: unknown[] = [];
    const asked: unknown[] = [];
    await openSearches({
      createSynonym: ({ body }) => {
        sent.push(body);
        return klemmfix;
      },
      searchArticles: ({ query }) => {
        asked.push(query);
        return { ...searchResult, totalItems: 12 };
      },
    });
    await screen.findByText('klemmfix 8');
    await press('Synonym für „klemmfix 8“ hinzufügen');
    expect((await fieldOf('Wort')).value).toBe('klemmfix');
    await userEvent.type(await fieldOf('Bedeutet dasselbe wie'), 'Spannzange, Zange ER ,');
    await userEvent.click((await dialog()).getByRole('checkbox'));
    await saveForm();
    expect(await screen.findByText('findet jetzt 12 Artikel')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent).toEqual([
      { language: 'de', word: 'klemmfix', meanings: ['Spannzange', 'Zange ER'], isOneWay: true },
    ]);
    expect(asked).toEqual([{ q: 'klemmfix 8', lng: 'de', explain: 'true' }]);
  });

  it('report a synonym without effect', async () => {
    await openSearches({ createSynonym: klemmfix, searchArticles: { ...searchResult, totalItems: 0 } });
    await screen.findByText('klemmfix 8');
    await press('Synonym für „klemmfix 8“ hinzufügen');
    await userEvent.type(await fieldOf('Bedeutet dasselbe wie'), 'Dingsbums');
    await saveForm();
    expect(await screen.findByText('findet weiterhin nichts')).toBeVisible();
  });

  it('are hidden and shown again', async () => {
    const sent: unknown[] = [];
    let rows = missed.searches;
    const { host } = await openSearches({
      listMissedSearches: () => ({ ...missed, searches: rows }),
      hideMissedSearch: ({ body }) => {
        sent.push(body);
        rows = [];
        return {};
      },
    });
    await screen.findByText('klemmfix 8');
    await press('„klemmfix 8“ ausblenden');
    expect(await screen.findByText('Keine Suche ohne Treffer')).toBeVisible();
    expect(sent).toEqual([{ text: 'klemmfix 8', language: 'de', isHidden: true }]);
    expect(host.record.shown.at(-1)?.text).toBe('Die Suche ist ausgeblendet.');
  });

  it('are narrowed in the address', async () => {
    const asked: CallRequest<'listMissedSearches'>['query'][] = [];
    const { address } = await openSearches(
      {
        listMissedSearches: ({ query }) => {
          asked.push(query);
          return missed;
        },
      },
      `${searchesAt}?language=nonsense&page=2`,
    );
    await screen.findByText('klemmfix 8');
    expect(asked[0]).toEqual({ page: 2, search: '', language: '' });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Gesucht' }), 'klemm{Enter}');
    await chooseOption('Sprache', 'English');
    await chooseOption('Anzeige', 'Ausgeblendete');
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({ page: 1, search: 'klemm', language: 'en', hidden: 'true' }),
    );
    expect(address()).toContain('hidden=true');
    expect(await screen.findByRole('button', { name: '„klemmfix 8“ wieder anzeigen' })).toBeVisible();
  });

  it('show an error and a retry', async () => {
    let isDown = true;
    await openSearches({
      listMissedSearches: () => {
        if (isDown) throw refusal('INTERNAL_ERROR');
        return missed;
      },
    });
    const again = await screen.findByRole('button', { name: /noch einmal|erneut/i });
    isDown = false;
    await userEvent.click(again);
    expect(await screen.findByText('klemmfix 8')).toBeVisible();
  });
});

describe('synonyms', () => {
  it('are listed with their meanings and their direction', async () => {
    await openSynonyms();
    const row = (await screen.findByText('Klemmfix')).closest('tr') as HTMLElement;
    expect(row).toHaveTextContent(/Klemmfix.*Spannzange, Zange ER.*nur in eine Richtung.*Deutsch/);
  });

  it('suggest next steps if there is none', async () => {
    await openSynonyms({ listSynonyms: { ...synonyms, synonyms: [], totalItems: 0 } });
    expect(await screen.findByText('Noch keine Synonyme')).toBeVisible();
  });

  it('show errors at the field of the word', async () => {
    await openSynonyms({
      createSynonym: () => {
        throw refusal('SYNONYM_TWICE', 'meanings.1', { word: 'zange' });
      },
    });
    await screen.findByText('Klemmfix');
    await press('Synonym hinzufügen');
    await saveForm();
    for (const field of ['Wort', 'Bedeutet dasselbe wie'])
      await waitFor(async () =>
        expect(await fieldOf(field)).toHaveAccessibleDescription(/muss angegeben werden/),
      );
    await userEvent.type(await fieldOf('Wort'), 'Greifer');
    await userEvent.type(await fieldOf('Bedeutet dasselbe wie'), 'Zange, zange');
    await saveForm();
    await waitFor(async () =>
      expect(await fieldOf('Bedeutet dasselbe wie')).toHaveAccessibleDescription(
        /„zange“ steht zweimal in der Liste/,
      ),
    );
  });

  it('are saved with their lock key, and accept the other change on a conflict', async () => {
    const sent: unknown[] = [];
    let now = klemmfix;
    await openSynonyms({
      listSynonyms: () => ({ ...synonyms, synonyms: [now] }),
      updateSynonym: ({ body }) => {
        sent.push(body);
        if (body.optimisticLockKey === now.optimisticLockKey) return now;
        throw refusal('CHANGED_MEANWHILE');
      },
    });
    await screen.findByText('Klemmfix');
    await press('„Klemmfix“ ändern');
    expect((await fieldOf('Bedeutet dasselbe wie')).value).toBe('Spannzange, Zange ER');
    now = { ...klemmfix, language: 'en', optimisticLockKey: 2 };
    await userEvent.type(await fieldOf('Bedeutet dasselbe wie'), ', Futter');
    await saveForm();
    await userEvent.click(await (await dialog()).findByRole('button', { name: /übernehmen|laden/i }));
    await saveForm();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const meanings = ['Spannzange', 'Zange ER', 'Futter'];
    expect(sent).toMatchObject([
      { language: 'de', meanings, optimisticLockKey: 1 },
      { language: 'en', meanings, optimisticLockKey: 2 },
    ]);
  });

  it('are deleted after a question', async () => {
    const sent: unknown[] = [];
    await openSynonyms({
      deleteSynonym: ({ params }) => {
        sent.push(params);
        return {};
      },
    });
    await screen.findByText('Klemmfix');
    await press('„Klemmfix“ löschen');
    await userEvent.click((await dialog()).getByRole('button', { name: 'Synonym löschen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([{ synonymId: klemmfix.id }]);
  });
});
