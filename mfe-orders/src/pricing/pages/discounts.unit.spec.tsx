import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DiscountGroup } from '@werkbank/contracts/entities';
import { callExamples, drillDiscount, tieredGroup } from '@werkbank/contracts/fixtures';
import { chooseOption } from '@werkbank/kit/testing/choose-option';
import type { Fixtures } from '@werkbank/kit/testing/fixture-client';
import { noteOf, press, retype, rowsOfList, save } from '../../testing/at-the-desk';
import { readOnce } from '../../testing/read-once';
import { refusal } from '@werkbank/kit/testing/refusal';
import { renderDesk } from '../../testing/render-desk';
import DiscountGroupsPage from './discount-groups-page';
import './discount-group-page';

const empty: DiscountGroup = { ...tieredGroup, discounts: [], discountCount: 0 };
async function open(group: DiscountGroup, fixtures: Fixtures = {}) {
  const rendered = await renderDesk(<DiscountGroupsPage />, `/management/discount-groups/${group.id}`, {
    getDiscountGroup: readOnce(() => group),
    listMaterialGroups: callExamples.listMaterialGroups.answer,
    listArticleGroups: callExamples.listArticleGroups.answer,
    ...fixtures,
  });
  await screen.findByRole('heading', { level: 1, name: group.name });
  return rendered;
}
const dialog = () => screen.getByRole('dialog');
const tier = (number: number) => screen.getByRole('group', { name: `Stufe ${number}` });
const typeTier = async (number: number, quantity: string, value: string) => {
  await retype('Ab Menge', quantity, tier(number));
  await retype('Rabatt in Prozent', value, tier(number));
};

describe('discounts of a spreadsheet', () => {
  const openPaste = async (fixtures: Fixtures = {}) => {
    const rendered = await open(tieredGroup, fixtures);
    await press('Aus Tabelle einfügen');
    return rendered;
  };
  const preview = () => rowsOfList('Was sich durch das Einfügen ändert');

  it('are shown with what they change before they are taken over at once', async () => {
    const bodies: unknown[] = [];
    const { host } = await openPaste({
      saveDiscounts: ({ body }) => {
        bodies.push(body);
        return { ...tieredGroup, discounts: [{ ...drillDiscount, id: 4101, discountQuantities: after }] };
      },
    });
    const after = [
      { minQuantity: 0, discountValue: 5 },
      { minQuantity: 1000, discountValue: 20.5 },
    ];
    await retype('Zeilen aus der Tabelle', "Gruppe\tAb\tRabatt\nHSS\t1'000\t20,5", dialog());
    await waitFor(() =>
      expect(preview()).toEqual(['HSS | geändert | ab 0: 5 %ab 50: 12,5 % | ab 0: 5 %ab 1.000: 20,5 %']),
    );
    await press('Übernehmen');
    await waitFor(() => expect(host.record.shown[0]?.text).toBe('Die Rabatte sind gespeichert.'));
    expect(bodies).toMatchObject([
      {
        discounts: [{ materialOrArticleGroupId: 3, discountQuantities: after, validFrom: null }],
        optimisticLockKey: tieredGroup.optimisticLockKey,
      },
    ]);
    expect(rowsOfList('Rabatte')[0]).toContain('ab 1.000: 20,5 %');
  });

  it.each([
    ['Unbekannt\t0\t5', 'Zeile 1: „Unbekannt“ gibt es nicht.'],
    ['HSS\t0\t5\nHSS\t10\tviel', 'Zeile 2: „viel“ ist keine Zahl.'],
    ['HSS\t0\t5\nHSS\t50\t12,5', 'Die Zeilen ändern nichts.'],
    ['HSS\t0\t100', 'muss kleiner als 100 sein'],
    ['', 'Es sind noch keine Zeilen eingefügt.'],
  ])('are refused as "%s": %s', async (text, message) => {
    await openPaste();
    if (text !== '') {
      await retype('Zeilen aus der Tabelle', text, dialog());
      if (!text.startsWith('Unbekannt')) await waitFor(() => expect(preview()).toHaveLength(1));
    }
    await press('Übernehmen');
    await waitFor(() => expect(noteOf('Zeilen aus der Tabelle', dialog())).toContain(message));
  });

  it('are taken over on top of what somebody else has saved meanwhile', async () => {
    const keys: unknown[] = [];
    let now = tieredGroup;
    await openPaste({
      getDiscountGroup: () => now,
      saveDiscounts: ({ body }) => {
        keys.push(body.optimisticLockKey);
        if (body.optimisticLockKey !== now.optimisticLockKey) throw refusal('CHANGED_MEANWHILE');
        return now;
      },
    });
    await retype('Zeilen aus der Tabelle', 'HSS\t0\t9', dialog());
    await waitFor(() => expect(preview()).toHaveLength(1));
    now = { ...tieredGroup, optimisticLockKey: 9 };
    await press('Übernehmen');
    await press('Neuen Stand übernehmen, meine Änderungen behalten');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await press('Übernehmen');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(keys).toEqual([tieredGroup.optimisticLockKey, 9]);
  });
});

describe('discounts by quantity', () => {
  it('are drawn as a price by quantity, with a text beside it', async () => {
    await open(tieredGroup);
    await press('HSS ändern');
    const words = () =>
      screen
        .getByRole('img', { name: /^Preis/ })
        .getAttribute('aria-label')
        ?.replaceAll('\u00a0', ' ');
    expect(words()).toBe('Preis in Prozent des Listenpreises: ab 0 Stück 95 %; ab 50 Stück 87,5 %');
    await typeTier(2, '100', '20');
    expect(words()).toContain('ab 100 Stück 80 %');
  });

  it('keep the entry from 0 on, and any other can be removed', async () => {
    await open(tieredGroup);
    await press('HSS ändern');
    expect(within(tier(1)).queryByRole('button')).toBeNull();
    expect(within(tier(1)).getByLabelText('Ab Menge')).toHaveAttribute('readonly');
    await press('Stufe ab 50 entfernen');
    expect(screen.queryByRole('group', { name: 'Stufe 2' })).toBeNull();
    expect(within(tier(1)).getByLabelText('Rabatt in Prozent')).toHaveFocus();
  });

  it('get further tiers, which stand ascending at once', async () => {
    await open(tieredGroup, { updateDiscount: { id: 4101, groupLockKey: 4 } });
    await press('HSS ändern');
    await press('Stufe hinzufügen');
    await typeTier(3, '10', '-5');
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(rowsOfList('Rabatte')[0]).toContain('ab 0: 5 %ab 10: −5 %ab 50: 12,5 %');
  });

  it('are added, beginning with the entry from 0 on', async () => {
    const bodies: unknown[] = [];
    const { host } = await open(empty, {
      createDiscount: ({ body }) => {
        bodies.push(body);
        return { id: 4100, groupLockKey: 4 };
      },
    });
    await press('Rabatt hinzufügen');
    await chooseOption('Materialgruppe', /^HSS/, dialog());
    expect(within(tier(1)).getByLabelText('Ab Menge')).toHaveValue('0');
    await retype('Rabatt in Prozent', '2', tier(1));
    await save();
    await waitFor(() => expect(host.record.shown[0]?.text).toBe('Der Rabatt ist hinzugefügt.'));
    expect(bodies).toEqual([
      {
        materialOrArticleGroupId: 3,
        discountValue: null,
        discountQuantities: [{ minQuantity: 0, discountValue: 2 }],
        validFrom: null,
        validUntil: null,
      },
    ]);
    expect(rowsOfList('Rabatte')[0]).toContain('HSS | ab 0: 2 %');
  });

  it.each([
    ['10000', '5', 'Ab Menge', 'muss kleiner oder gleich 9999 sein'],
    ['1,5', '5', 'Ab Menge', 'Der Wert muss eine Zahl sein.'],
    ['', '5', 'Ab Menge', 'Ab Menge muss angegeben werden.'],
    ['5', '', 'Rabatt in Prozent', 'Rabatt in Prozent muss angegeben werden.'],
    ['5', '-100', 'Rabatt in Prozent', 'muss größer als -100 sein'],
    ['5', '100', 'Rabatt in Prozent', 'muss kleiner als 100 sein'],
    ['5', '1,2345', 'Rabatt in Prozent', 'Falsches Format, erlaubte Nachkommastellen: 2.'],
    [
      '5',
      '1,234',
      'Rabatt in Prozent',
      '„1,234“ kann 1,234 oder 1234 heißen. Bitte schreiben Sie 1,234 oder 1234.',
    ],
  ])('refuse "%s" with "%s" per cent at its field', async (quantity, value, field, message) => {
    await open(tieredGroup);
    await press('HSS ändern');
    await typeTier(2, quantity, value);
    await save();
    await waitFor(() => expect(noteOf(field, tier(2))).toContain(message));
    const sum = within(dialog()).getAllByRole('alert')[0]!;
    await userEvent.click(within(sum).getByRole('link'));
    expect(within(tier(2)).getByLabelText(field)).toHaveFocus();
  });

  it('take each quantity once', async () => {
    await open(tieredGroup);
    await press('HSS ändern');
    await typeTier(2, '0', '7');
    await save();
    const message = 'Für die Mindestmenge 0 ist schon ein Rabatt festgelegt.';
    await waitFor(() => expect(noteOf('Ab Menge', tier(2))).toContain(message));
    expect(within(tier(1)).getByLabelText('Ab Menge')).not.toHaveAttribute('aria-invalid');
  });

  it('are about a material group that has none yet', async () => {
    await open(empty, {
      createDiscount: () => {
        throw refusal('DISCOUNT_ALREADY_DEFINED');
      },
    });
    await press('Rabatt hinzufügen');
    await retype('Rabatt in Prozent', '2', tier(1));
    await save();
    await waitFor(() => expect(dialog()).toHaveTextContent('Materialgruppe muss angegeben werden.'));
    await chooseOption('Materialgruppe', /^HSS/, dialog());
    await save();
    await waitFor(() => expect(dialog()).toHaveTextContent('Dieser Rabatt ist schon festgelegt.'));
  });

  it('are changed by the id that they have by then, beside what somebody else has changed', async () => {
    let kept = drillDiscount;
    const ids: number[] = [];
    await open(tieredGroup, {
      getDiscountGroup: () => ({ ...tieredGroup, discounts: [kept] }),
      updateDiscount: ({ params, body }) => {
        ids.push(Number(params.discountId));
        if (params.discountId !== kept.id) throw refusal('CHANGED_MEANWHILE');
        kept = { ...kept, id: kept.id + 1, discountQuantities: body.discountQuantities ?? [] };
        return { id: kept.id, groupLockKey: 9 };
      },
    });
    await press('HSS ändern');
    await retype(/^Gültig bis/, '31.12.2026', dialog());
    kept = { ...kept, id: 4105, discountQuantities: [{ minQuantity: 0, discountValue: 3 }] };
    await save();
    await press('Neuen Stand übernehmen, meine Änderungen behalten');
    await waitFor(() => expect(within(tier(1)).getByLabelText('Rabatt in Prozent')).toHaveValue('3'));
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(ids).toEqual([4100, 4105]);
    expect(kept.discountQuantities).toEqual([{ minQuantity: 0, discountValue: 3 }]);
  });

  it('go after a question, and the list is without them at once', async () => {
    await open(tieredGroup, { deleteDiscount: { groupLockKey: 4 } });
    await press('HSS löschen');
    expect(dialog()).toHaveTextContent('Rabatt „HSS“ löschen?');
    await press('Rabatt löschen');
    expect(await screen.findByText('Noch keine Rabatte')).toBeVisible();
  });

  it('stay where somebody else has changed them, and say so', async () => {
    await open(tieredGroup, {
      deleteDiscount: () => {
        throw refusal('CHANGED_MEANWHILE');
      },
    });
    await press('HSS löschen');
    await press('Rabatt löschen');
    expect(await within(dialog()).findByRole('alert')).toBeVisible();
  });
});

describe('the planned discounts of a percentage group', () => {
  const group: DiscountGroup = { ...empty, discountType: 'Percentage', discountValue: 5 };

  it('need a day from which they hold', async () => {
    const bodies: unknown[] = [];
    await open(group, {
      createDiscount: ({ body }) => {
        bodies.push(body);
        return { id: 1, groupLockKey: 4 };
      },
    });
    await press('Rabatt hinzufügen');
    await retype('Rabatt in Prozent', '8', dialog());
    await save();
    await waitFor(() => expect(noteOf('Gültig ab', dialog())).toContain('Gültig ab muss angegeben werden.'));
    await retype('Gültig ab', '01.01.2027', dialog());
    await retype(/^Gültig bis/, '31.12.2026', dialog());
    await save();
    await waitFor(() =>
      expect(noteOf(/^Gültig bis/, dialog())).toContain('Der letzte Tag liegt vor dem ersten, 01.01.2027.'),
    );
    await retype(/^Gültig bis/, '', dialog());
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodies).toMatchObject([{ discountValue: 8, validFrom: '2027-01-01', validUntil: null }]);
    expect(rowsOfList('Geplante Rabatte')[0]).toBe('8 % | 01.01.2027 | ohne Ende | künftig | ');
  });
});
