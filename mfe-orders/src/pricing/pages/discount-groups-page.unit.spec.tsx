import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callExamples, tieredGroup, unassignedCustomers } from '@werkbank/contracts/fixtures';
import { chooseOption, chosenOption } from '@werkbank/kit/testing/choose-option';
import type { Fixtures } from '@werkbank/kit/testing/fixture-client';
import { noteOf, press, retype, rowsOfList, save } from '../../testing/at-the-desk';
import { readOnce } from '../../testing/read-once';
import { refusal } from '@werkbank/kit/testing/refusal';
import { renderDesk } from '../../testing/render-desk';
import DiscountGroupsPage from './discount-groups-page';
import './discount-group-page';
import './new-discount-group-page';

const listAddress = '/management/discount-groups';
const groupAddress = `${listAddress}/${tieredGroup.id}`;
const open = (fixtures: Fixtures = {}, at = listAddress, person: 'producer' | 'buyer' = 'producer') =>
  renderDesk(
    <DiscountGroupsPage />,
    at,
    {
      listDiscountGroups: callExamples.listDiscountGroups.answer,
      getDiscountGroup: tieredGroup,
      listMaterialGroups: callExamples.listMaterialGroups.answer,
      ...fixtures,
    },
    { person },
  );
const never = () => new Promise<never>(() => undefined);

describe('the list of discount groups', () => {
  it('shows what kind of discounts each has, and leads to it', async () => {
    const { address } = await open();
    await userEvent.click(await screen.findByRole('link', { name: 'Großabnehmer' }));
    expect(address()).toBe(groupAddress);
    expect(await screen.findByRole('heading', { level: 1, name: 'Großabnehmer' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Rabattgruppen' }));
    expect(await screen.findByText('nicht zugeordnete Kunden')).toBeVisible();
    expect(rowsOfList()[1]).toContain('Mengenstaffel je Gruppe');
  });

  it('is narrowed and sorted by the address', async () => {
    await open({}, `${listAddress}?search=ABNEHM&type=QuantityMaterialGroup`);
    await screen.findByRole('link', { name: 'Großabnehmer' });
    expect(rowsOfList()).toHaveLength(1);
    await press('Zurücksetzen');
    expect(rowsOfList()).toHaveLength(2);
    await press('Rabatt');
    await press('Rabatt');
    expect(rowsOfList()[0]).toContain('Großabnehmer');
  });

  it('is loading, empty, failed, and forbidden to others', async () => {
    const loading = await open({ listDiscountGroups: never });
    expect(screen.queryByRole('table')).toBeNull();
    loading.unmount();
    const empty = await open({ listDiscountGroups: [] });
    expect(await screen.findByText('Noch keine Rabattgruppen')).toBeVisible();
    empty.unmount();
    const failed = await open({
      listDiscountGroups: () => {
        throw refusal('PART_UNAVAILABLE');
      },
    });
    expect(await screen.findByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
    failed.unmount();
    await open({}, listAddress, 'buyer');
    expect(await screen.findByText('Dazu sind Sie nicht berechtigt')).toBeVisible();
  });
});

describe('a new discount group', () => {
  const at = `${listAddress}/new`;

  it('is created, and its page opens', async () => {
    const bodies: unknown[] = [];
    const { address, host } = await open(
      {
        createDiscountGroup: ({ body }) => {
          bodies.push(body);
          return { ...tieredGroup, id: 412, name: 'Stammkunden', discounts: [] };
        },
        getDiscountGroup: never,
      },
      at,
    );
    await retype('Name', 'Stammkunden');
    await retype('Rabatt in Prozent', '7,5');
    await press('Rabattgruppe anlegen');
    await waitFor(() => expect(address()).toBe(`${listAddress}/412`));
    expect(bodies).toEqual([
      {
        name: 'Stammkunden',
        discountType: 'Percentage',
        materialGroupType: 'MaterialGroup',
        discountValue: 7.5,
      },
    ]);
    expect(host.record.shown[0]?.text).toBe('Die Rabattgruppe ist angelegt.');
    expect(await screen.findByRole('heading', { level: 1, name: 'Stammkunden' })).toBeVisible();
  });

  it.each([
    ['', 'Rabatt in Prozent muss angegeben werden.'],
    ['viel', 'Der Wert muss eine Zahl sein.'],
    ['-1', 'muss größer oder gleich 0 sein'],
    ['100', 'muss kleiner als 100 sein'],
    ['7,5555', 'Falsches Format, erlaubte Nachkommastellen: 2.'],
  ])('refuses "%s" per cent at its field', async (text, message) => {
    await open({}, at);
    await retype('Name', 'Stammkunden');
    await retype('Rabatt in Prozent', text);
    await press('Rabattgruppe anlegen');
    await waitFor(() => expect(noteOf('Rabatt in Prozent')).toContain(message));
  });

  it('needs a name that there is not yet', async () => {
    await open(
      {
        createDiscountGroup: () => {
          throw refusal('DISCOUNT_GROUP_EXISTS', 'name');
        },
      },
      at,
    );
    await chooseOption('Rabattart', 'Prozent je Gruppe');
    await press('Rabattgruppe anlegen');
    await waitFor(() => expect(noteOf('Name')).toContain('Name muss angegeben werden.'));
    await retype('Name', 'Großabnehmer');
    await press('Rabattgruppe anlegen');
    await waitFor(() =>
      expect(noteOf('Name')).toContain('Eine Rabattgruppe mit diesem Namen gibt es schon.'),
    );
  });
});

describe('a discount group', () => {
  it('warns of what another type deletes, and shows what came of it', async () => {
    const { host } = await open(
      {
        getDiscountGroup: readOnce(() => tieredGroup),
        updateDiscountGroup: ({ body }) => ({
          ...tieredGroup,
          ...body,
          materialGroupType: 'MaterialGroup',
          discountValue: 12,
          discountCount: 0,
          discounts: [],
          optimisticLockKey: 4,
        }),
      },
      groupAddress,
    );
    await chooseOption('Rabattart', 'Prozent auf alles');
    expect(screen.getByText(/Beim Speichern gehen verloren: ein Rabatt \(HSS\)/)).toBeVisible();
    await retype('Rabatt in Prozent', '12');
    await save();
    await waitFor(() => expect(host.record.shown[0]?.text).toBe('Die Rabattgruppe ist gespeichert.'));
    expect(await screen.findByText('Nichts geplant')).toBeVisible();
    expect(screen.queryByText(/gehen verloren/)).toBeNull();
  });

  it('warns as well when its discounts would be about other groups', async () => {
    await open({}, groupAddress);
    await chooseOption('Rabatte auf', 'Artikelgruppen');
    expect(screen.getByText(/gehen verloren: ein Rabatt \(HSS\)/)).toBeVisible();
    await press('Verwerfen');
    expect(chosenOption('Rabatte auf')).toBe('Materialgruppen');
    expect(screen.queryByText(/gehen verloren/)).toBeNull();
  });

  it('follows changes that another person has saved meanwhile', async () => {
    let kept = { ...tieredGroup };
    const keys: unknown[] = [];
    await open(
      {
        getDiscountGroup: () => kept,
        updateDiscountGroup: ({ body }) => {
          keys.push(body.optimisticLockKey);
          if (body.optimisticLockKey !== kept.optimisticLockKey) throw refusal('CHANGED_MEANWHILE');
          kept = { ...kept, ...body, discountValue: null, optimisticLockKey: kept.optimisticLockKey + 1 };
          return kept;
        },
      },
      groupAddress,
    );
    await retype('Name', 'Unsere Großen');
    kept = { ...kept, discountType: 'PercentageMaterialGroup', optimisticLockKey: 4 };
    await save();
    await press('Neuen Stand übernehmen, meine Änderungen behalten');
    await waitFor(() => expect(chosenOption('Rabattart')).toBe('Prozent je Gruppe'));
    await save();
    await waitFor(() => expect(keys).toEqual([3, 4]));
    expect(kept.name).toBe('Unsere Großen');
  });

  it('is copied under another name', async () => {
    const { address } = await open(
      {
        copyDiscountGroup: ({ body }) => ({ ...tieredGroup, id: 411, name: body.name }),
        getDiscountGroup: readOnce(() => tieredGroup),
      },
      groupAddress,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Kopieren' }));
    expect(screen.getByRole('dialog')).toHaveTextContent('noch keine Kunden');
    await press('Kopie anlegen');
    await waitFor(() => expect(address()).toBe(`${listAddress}/411`));
    expect(await screen.findByRole('heading', { level: 1, name: 'Großabnehmer (Kopie)' })).toBeVisible();
  });

  it('is deleted after a question that says what becomes of its customers', async () => {
    const { address } = await open(
      {
        listDiscountGroups: readOnce(() => callExamples.listDiscountGroups.answer),
        deleteDiscountGroup: {},
      },
      groupAddress,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Rabattgruppe löschen' }));
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveTextContent('Ein Kunde ist danach nicht mehr zugeordnet');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Rabattgruppe löschen' }));
    await waitFor(() => expect(address()).toBe(listAddress));
  });

  it('of the unassigned customers cannot be deleted', async () => {
    await open(
      { getDiscountGroup: { ...unassignedCustomers, discounts: [] } },
      `${listAddress}/${unassignedCustomers.id}`,
    );
    expect(await screen.findByText(/kann nicht gelöscht werden/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Rabattgruppe löschen' })).toBeNull();
  });

  it('shows that it is gone', async () => {
    await open(
      {
        getDiscountGroup: () => {
          throw refusal('DISCOUNT_GROUP_NOT_FOUND');
        },
      },
      groupAddress,
    );
    expect(await screen.findByText('Diese Rabattgruppe gibt es nicht (mehr).')).toBeVisible();
  });
});
