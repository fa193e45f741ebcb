import type { CallRequest } from '@werkbank/contracts/calls';
import { callExamples } from '@werkbank/contracts/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseOption, chosenOption } from '@werkbank/kit/testing/choose-option';
import type { Fixtures } from '@werkbank/kit/testing/fixture-client';
import { refusal } from '@werkbank/kit/testing/refusal';
import { platformAdmin } from '../testing/render-admin';
import { openManagement } from './testing/render-management';

const { categories } = callExamples.listCategories.answer;
const page = callExamples.getManagedCategory.answer;
const fixtures: Fixtures = {
  listCategories: { categories },
  getManagedCategory: page,
  listTableColumns: callExamples.listTableColumns.answer,
};
const open = (at: string, more: Fixtures = {}) =>
  openManagement(`/management/${at}`, platformAdmin, { ...fixtures, ...more });
const rows = async () => {
  const table = await screen.findByRole('table', { name: 'Kategorien' });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('link', { name: /^[^U]/ }).textContent);
};

describe('the tree of categories', () => {
  it('shows the content of an opened category', async () => {
    await open('categories');
    expect(await rows()).toEqual(['Bohren', 'Winkelschraubendreher']);
    await userEvent.click(screen.getByRole('button', { name: 'Unter „Bohren“' }));
    expect(await rows()).toEqual(['Bohren', 'Spiralbohrer DIN 338', 'Winkelschraubendreher']);
  });

  it('finds a group in a closed category, by its name in either language', async () => {
    await open('categories?search=twist');
    expect(await rows()).toEqual(['Bohren', 'Spiralbohrer DIN 338']);
  });

  it('suggests the first steps in an empty catalogue', async () => {
    await open('categories', { listCategories: { categories: [] } });
    expect(await screen.findByText('Noch keine Kategorien')).toBeVisible();
  });
});

describe('a category', () => {
  it('is added below another one, behind those that are there', async () => {
    const sent: CallRequest<'createCategory'>[] = [];
    await open('categories/new?parent=drilling', {
      createCategory: (request) => {
        sent.push(request);
        return page;
      },
    });
    await userEvent.click(await screen.findByRole('radio', { name: 'Artikelgruppe' }));
    expect(chosenOption('Liegt in')).toBe('Bohren');
    await userEvent.click(screen.getByRole('button', { name: 'Anlegen' }));
    expect(await screen.findAllByText('Name auf Deutsch muss angegeben werden.')).not.toHaveLength(0);
    await userEvent.type(screen.getByLabelText('Name auf Deutsch'), 'Zentrierbohrer');
    await userEvent.type(screen.getByLabelText('Name auf Englisch'), 'Centre drills');
    await userEvent.click(screen.getByRole('button', { name: 'Anlegen' }));
    await waitFor(() =>
      expect(sent).toEqual([
        {
          body: {
            kind: 'group',
            name: { de: 'Zentrierbohrer', en: 'Centre drills' },
            parentId: 'drilling',
          },
        },
      ]),
    );
  });

  it('moves, with a refusal at the field that it is about', async () => {
    const sent: CallRequest<'updateCategory'>[] = [];
    await open('categories/drills', {
      updateCategory: (request) => {
        sent.push(request);
        throw refusal('CATEGORY_NAME_TAKEN', 'name.de');
      },
    });
    await screen.findByLabelText('Name auf Deutsch');
    await chooseOption('Liegt in', 'Oberste Ebene');
    expect(chosenOption('Platz')).toBe('Nach „Winkelschraubendreher“');
    const [save] = screen.getAllByRole('button', { name: 'Speichern' });
    if (save) await userEvent.click(save);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ parentId: null, position: 3, optimisticLockKey: 3 });
    await waitFor(() => expect(screen.getByLabelText('Name auf Deutsch')).toBeInvalid());
  });

  it('cannot be put into itself or into a group', async () => {
    await open('categories/drilling', {
      getManagedCategory: { ...page, ...categories[0], table: null },
    });
    await screen.findByLabelText('Name auf Deutsch');
    await userEvent.click(screen.getByRole('combobox', { name: 'Liegt in' }));
    const options = await screen.findAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['Oberste Ebene']);
  });
});

describe('the table of a group', () => {
  it('takes columns in, moves them and makes filters of them', async () => {
    const sent: CallRequest<'saveGroupTable'>[] = [];
    await open('categories/drills', {
      saveGroupTable: (request) => {
        sent.push(request);
        return callExamples.saveGroupTable.answer;
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Beschichtung nach oben' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Spitzenwinkel (°) als Filter' }));
    await userEvent.click(screen.getByRole('button', { name: 'Neue Spalte' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByLabelText('Name auf Deutsch'), 'Schneiden');
    await userEvent.type(within(dialog).getByLabelText('Name auf Englisch'), 'Flutes');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Aufnehmen' }));
    await screen.findByText('Zahlen, neu');
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({
      columns: [
        { key: 'coating' },
        { key: 'd1', letter: 'd1', isFilter: true },
        { key: 'angle', isDetail: true, isFilter: true },
        {
          key: null,
          asNew: { name: { de: 'Schneiden', en: 'Flutes' }, kind: 'number', unit: null, digits: 2 },
        },
      ],
      optimisticLockKey: 2,
    });
  });
});

describe('a column', () => {
  it('is deleted after the number of its groups was shown', async () => {
    const sent: CallRequest<'deleteTableColumn'>[] = [];
    await open('table-columns/d1', {
      deleteTableColumn: (request) => {
        sent.push(request);
        return {};
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Spalte löschen' }));
    expect(await screen.findByText(/verschwindet aus 2 Gruppen mit 60 Artikeln/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Aus 2 Gruppen löschen' }));
    await waitFor(() => expect(sent).toEqual([{ params: { columnKey: 'd1' }, query: { groups: 2 } }]));
  });

  it('names its values in both languages', async () => {
    const sent: CallRequest<'updateTableColumn'>[] = [];
    await open('table-columns/coating', {
      updateTableColumn: (request) => {
        sent.push(request);
        return callExamples.updateTableColumn.answer;
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Wert hinzufügen' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Wert 1' }), 'bright');
    await userEvent.type(screen.getByRole('textbox', { name: 'Wert 1 auf Deutsch' }), 'blank');
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findAllByText('Werte muss angegeben werden.')).not.toHaveLength(0);
    await userEvent.type(screen.getByRole('textbox', { name: 'Wert 1 auf Englisch' }), 'bright');
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({
      values: [{ value: 'bright', name: { de: 'blank', en: 'bright' } }],
      optimisticLockKey: 77,
    });
  });

  it('that is gone says where a new one is made', async () => {
    await open('table-columns/nothing');
    expect(await screen.findByText('Diese Spalte gibt es nicht (mehr)')).toBeVisible();
  });
});
