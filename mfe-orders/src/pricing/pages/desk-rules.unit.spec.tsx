import { screen, waitFor, within } from '@testing-library/react';
import { articleGroup, countryPriceFactor, surcharge } from '@werkbank/contracts/fixtures';
import { chooseOption } from '@werkbank/kit/testing/choose-option';
import { noteOf, press, retype, rowsOfList, save } from '../../testing/at-the-desk';
import { dialog, opener, refused } from '../../testing/open-desk';
import { readOnce } from '../../testing/read-once';
import ArticleGroupsPage from './article-groups-page';
import CountryPriceFactorsPage from './country-price-factors-page';
import SurchargesPage from './surcharges-page';
import './article-group-page';

const never = () => new Promise<never>(() => undefined);

describe('article groups', () => {
  const open = opener(<ArticleGroupsPage />, 'article-groups');

  it('are created, and their page opens', async () => {
    const { address } = await open({
      createArticleGroup: ({ body }) => ({ ...articleGroup, id: 91, name: body.name }),
    });
    await screen.findByText('Bohren');
    await press('Artikelgruppe anlegen');
    await retype('Name', 'Drehen', dialog());
    await within(dialog()).findByDisplayValue('Drehen');
    within(dialog()).getByRole('button', { name: 'Artikelgruppe anlegen' }).click();
    await waitFor(() => expect(address()).toBe('/management/article-groups/91'));
  });

  it('have a name of their own', async () => {
    await open({ updateArticleGroup: refused('ARTICLE_GROUP_EXISTS', 'name') }, '/90');
    await retype('Name', ' ');
    await save();
    await waitFor(() => expect(noteOf('Name')).toContain('Name muss angegeben werden.'));
    await retype('Name', 'Fräsen');
    await save();
    await waitFor(() =>
      expect(noteOf('Name')).toContain('Eine Artikelgruppe mit diesem Namen gibt es schon.'),
    );
  });

  it('take material groups that belong to no other one', async () => {
    const bodies: unknown[] = [];
    const { host } = await open(
      {
        listMaterialGroups: [
          { id: 3, name: 'HSS', articleGroupId: 90, articleCount: 2 },
          { id: 4, name: 'Hartmetall', articleGroupId: null, articleCount: 0 },
          { id: 5, name: 'Keramik', articleGroupId: 92, articleCount: 0 },
        ],
        listArticleGroups: [articleGroup, { ...articleGroup, id: 92, name: 'Fräsen' }],
        assignMaterialGroups: ({ body }) => {
          bodies.push(body);
          return { ...articleGroup, optimisticLockKey: 3 };
        },
      },
      '/90',
    );
    await screen.findByRole('heading', { level: 1, name: 'Bohren' });
    await chooseOption(/^Materialgruppen/, 'Hartmetall');
    expect(screen.getByRole('option', { name: 'Keramik · gehört zu Fräsen' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await save();
    await waitFor(() =>
      expect(host.record.shown[0]?.text).toBe('Die Materialgruppen der Artikelgruppe sind gespeichert.'),
    );
    expect(bodies).toEqual([{ materialGroups: [3, 4], optimisticLockKey: 2 }]);
  });

  it('say whose a material group is already', async () => {
    await open(
      {
        getArticleGroup: { ...articleGroup, assignments: [], materialGroups: [] },
        assignMaterialGroups: refused('MATERIAL_GROUP_OF_OTHER_ARTICLE_GROUP', 'materialGroups'),
      },
      '/90',
    );
    await screen.findByRole('heading', { level: 1, name: 'Bohren' });
    await chooseOption(/^Materialgruppen/, /^HSS/);
    await save();
    await waitFor(() =>
      expect(noteOf('Materialgruppen (optional)')).toContain('HSS gehört schon zu Fräsen.'),
    );
  });

  it('that a discount is about stay, and say where', async () => {
    await open({ deleteArticleGroup: refused('ARTICLE_GROUP_IN_USE') }, '/90');
    await screen.findByRole('heading', { level: 1, name: 'Bohren' });
    await press('Artikelgruppe löschen');
    within(dialog()).getByRole('button', { name: 'Artikelgruppe löschen' }).click();
    expect(await within(dialog()).findByText(/in der Rabattgruppe Stammkunden verwendet/)).toBeVisible();
  });

  it('that are gone show that they cannot be opened', async () => {
    await open({ getArticleGroup: refused('ARTICLE_GROUP_NOT_FOUND') }, '/90');
    expect(await screen.findByText(/kann nicht gewechselt werden/)).toBeVisible();
  });
});

describe('country price factors', () => {
  const open = opener(<CountryPriceFactorsPage />, 'country-price-factors');

  it('are changed with their key, and the list shows it at once', async () => {
    const bodies: unknown[] = [];
    const { host } = await open({
      updateCountryPriceFactor: ({ body }) => {
        bodies.push(body);
        return { ...countryPriceFactor, factor: body.factor, optimisticLockKey: 2 };
      },
    });
    await screen.findByText('1,04');
    await press('Schweiz ändern');
    await retype('Faktor', '1,1', dialog());
    await save();
    await waitFor(() => expect(host.record.shown[0]?.text).toBe('Der Länderpreisfaktor ist gespeichert.'));
    expect(bodies).toEqual([{ factor: 1.1, validFrom: null, validUntil: null, optimisticLockKey: 1 }]);
    expect(rowsOfList()[0]).toContain('Schweiz | 1,1');
  });

  it.each([
    ['', 'Faktor muss angegeben werden.'],
    ['-1', 'muss größer oder gleich 0 sein'],
    ['101', 'muss kleiner oder gleich 100 sein'],
    ['1,2345', 'Falsches Format, erlaubte Nachkommastellen: 2.'],
    ['1,234', '„1,234“ kann 1,234 oder 1234 heißen. Bitte schreiben Sie 1,234 oder 1234.'],
  ])('refuse "%s" at its field', async (text, message) => {
    await open();
    await press('Länderpreisfaktor hinzufügen');
    await retype('Faktor', text, dialog());
    await save();
    await waitFor(() => expect(noteOf('Faktor', dialog())).toContain(message));
    expect(noteOf('Land', dialog())).not.toBe('');
  });

  it('make a country free only once that is confirmed', async () => {
    const sent: unknown[] = [];
    await open({
      createCountryPriceFactor: ({ body }) => {
        sent.push(body.factor);
        return { ...countryPriceFactor, factor: body.factor };
      },
    });
    await press('Länderpreisfaktor hinzufügen');
    await chooseOption('Land', 'Schweiz', dialog());
    await retype('Faktor', '0,00', dialog());
    await save();
    await waitFor(() => expect(noteOf('Faktor', dialog())).toContain('Bitte bestätigen Sie'));
    expect(sent).toEqual([]);
    screen.getByLabelText(/sollen kostenlos sein/).click();
    await save();
    await waitFor(() => expect(sent).toEqual([0]));
  });

  it.each([
    ['COUNTRY_PRICE_FACTOR_EXISTS', 'Für dieses Land gibt es schon einen Länderpreisfaktor.'],
    ['COUNTRY_PRICED_AS_OTHER', 'Bitte legen Sie den Faktor dort fest.'],
  ] as const)('say %s at the country', async (code, message) => {
    await open({ createCountryPriceFactor: refused(code, 'targetCountry') });
    await press('Länderpreisfaktor hinzufügen');
    await chooseOption('Land', 'Schweiz', dialog());
    await retype('Faktor', '1,1', dialog());
    await save();
    await waitFor(() => expect(noteOf('Land', dialog())).toContain(message));
  });

  it('go after a question', async () => {
    await open({ deleteCountryPriceFactor: {} });
    await screen.findByText('1,04');
    await press('Schweiz löschen');
    await press('Länderpreisfaktor löschen');
    expect(await screen.findByText('Noch keine Länderpreisfaktoren')).toBeVisible();
  });
});

describe('surcharges', () => {
  const open = opener(<SurchargesPage />, 'surcharges');

  it('are added, and the list shows them at once', async () => {
    const { host } = await open({
      listSurcharges: readOnce(() => []),
      createSurcharge: ({ body }) => ({ ...surcharge, value: body.value }),
    });
    await screen.findByText('Noch keine Zuschläge');
    await press('Zuschlag hinzufügen');
    await chooseOption('Materialgruppe', /^HSS/, dialog());
    await retype('Zuschlag in Prozent', '4,25', dialog());
    await save();
    await waitFor(() => expect(host.record.shown[0]?.text).toBe('Der Zuschlag ist hinzugefügt.'));
    expect(rowsOfList()[0]).toContain('HSS | 4,25 %');
  });

  it('are of a material group that has none yet', async () => {
    await open({ createSurcharge: refused('SURCHARGE_EXISTS', 'materialGroupId') });
    await press('Zuschlag hinzufügen');
    await save();
    await waitFor(() => expect(noteOf('Zuschlag in Prozent', dialog())).toContain('muss angegeben werden'));
    await chooseOption('Materialgruppe', /^HSS/, dialog());
    await retype('Zuschlag in Prozent', '4,25', dialog());
    await save();
    await waitFor(() =>
      expect(noteOf('Materialgruppe', dialog())).toContain(
        'Für diese Materialgruppe gibt es schon einen Zuschlag.',
      ),
    );
  });

  it('go after a question', async () => {
    await open({ deleteSurcharge: {} });
    await screen.findByText('3,5 %');
    await press('HSS löschen');
    await press('Zuschlag löschen');
    expect(await screen.findByText('Noch keine Zuschläge')).toBeVisible();
  });

  it('are loading, and failed with a way to try again', async () => {
    const loading = await open({ listSurcharges: never });
    expect(screen.queryByRole('table')).toBeNull();
    loading.unmount();
    await open({ listSurcharges: refused('PART_UNAVAILABLE') });
    expect(await screen.findByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  });
});
