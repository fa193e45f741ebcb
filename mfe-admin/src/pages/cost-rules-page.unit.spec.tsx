import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays } from '@werkbank/contracts/calendar';
import { callExamples, customsRule, freightRule, taxRule } from '@werkbank/contracts/fixtures';
import { today } from '@werkbank/kit/days';
import { chooseOption } from '@werkbank/kit/testing/choose-option';
import type { Fixtures } from '@werkbank/kit/testing/fixture-client';
import { save } from '../testing/at-the-screen';
import { never } from '../testing/held-back';
import { refusal } from '@werkbank/kit/testing/refusal';
import { renderAdmin } from '../testing/render-admin';
import CostRulesPage from './cost-rules-page';

const tomorrow = addDays(today(), 1);
const [holds] = freightRule.versions;
if (!holds) throw new Error('the example has a version');
const soon = {
  ...holds,
  id: 9,
  validFrom: '2099-01-01',
  state: 'coming' as const,
  enteredBy: 'Erika Verwalter',
};
const planned = { ...freightRule, versions: [soon, holds], optimisticLockKey: 2 };
const answers: Fixtures = {
  listCostRules: { freight: [planned], customs: [customsRule], baseCurrency: 'EUR' },
  listTaxRules: { rules: [taxRule] },
  previewCosts: callExamples.previewCosts.answer,
};
const open = (kind: 'Freight' | 'Customs' | 'Tax', fixtures: Fixtures = {}) =>
  renderAdmin(<CostRulesPage kind={kind} />, '/management/costs', '/management/costs', {
    ...answers,
    ...fixtures,
  });
const edit = async () =>
  userEvent.click((await screen.findAllByRole('button', { name: /^Neue Fassung/ }))[0] as HTMLElement);
const type = async (label: RegExp | string, text: string, place = screen.getByRole('form')) => {
  const field = within(place).getByLabelText(label);
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
};
const complaints = async () =>
  within(await screen.findByRole('alert'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('rules of freight', () => {
  it('show current and coming versions, and the authors of all versions when opened', async () => {
    await open('Freight');
    const row = (await screen.findByText('DHL Parcel')).closest('tr') as HTMLElement;
    expect(row.textContent).toMatch(/5,90.€ \+ 0,40.€ je kg \/ 5,90.CHF \+ 0,40.CHF je kg/);
    expect(row.textContent).toMatch(/frei ab 250,00.€ \/ 250,00.CHF Warenwert/);
    expect(row.textContent).toContain('ohne Beginn');
    expect(row.textContent).toContain('01.01.2099');
    await userEvent.click(within(row).getAllByRole('button')[0] as HTMLElement);
    const history = await screen.findByRole('table', { name: /^Verlauf: DHL Parcel/ });
    expect(within(history).getByText(/Erika Verwalter/)).toBeTruthy();
    expect(within(history).getAllByRole('button', { name: 'Zurückziehen' })).toHaveLength(1);
  });

  it('get a new version from a day on, with the typed steps by weight', async () => {
    const sent: unknown[] = [];
    const { host } = await open('Freight', {
      saveFreightRule: ({ body }) => {
        sent.push(body);
        return freightRule;
      },
    });
    await edit();
    await userEvent.click(await screen.findByRole('button', { name: 'Stufe hinzufügen' }));
    const first = screen.getByRole('group', { name: 'Stufe 1' });
    await type(/^Bis Gewicht/, '2,5', first);
    await type(/^Je Sendung EUR/, '4,20', first);
    await type(/^Je Sendung CHF/, '', first);
    await type(/^Je kg CHF/, '', first);
    await save();
    await waitFor(() =>
      expect(sent).toEqual([
        {
          shipper: 'dhlparcel',
          from: null,
          to: null,
          validFrom: tomorrow,
          optimisticLockKey: 2,
          figures: {
            steps: [
              { upToGrams: 2500, base: { EUR: 420 }, perKilogram: { EUR: 40 } },
              { upToGrams: null, base: { EUR: 590, CHF: 590 }, perKilogram: { EUR: 40, CHF: 40 } },
            ],
            freeFrom: { EUR: 25_000, CHF: 25_000 },
          },
        },
      ]),
    );
    await waitFor(() => expect(host.record.shown[0]?.text).toBe('Die neue Fassung ist gespeichert.'));
  });

  it('lose a removed step and keep the amounts of the others', async () => {
    await open('Freight');
    await edit();
    await userEvent.click(await screen.findByRole('button', { name: 'Stufe hinzufügen' }));
    await type(/^Je Sendung EUR/, '7,77', screen.getByRole('group', { name: 'Stufe 2' }));
    await userEvent.click(screen.getByRole('button', { name: 'Stufe 1 entfernen' }));
    const left = screen.getAllByRole('group', { name: /^Stufe/ });
    expect(left).toHaveLength(1);
    expect(within(left[0] as HTMLElement).getByLabelText(/^Je Sendung EUR/)).toHaveValue('7,77');
  });

  it.each([
    [/^Je Sendung EUR/, '-1', 'muss größer oder gleich 0 sein'],
    [/^Je Sendung EUR/, '5,9051', 'erlaubte Nachkommastellen: 2'],
    [/^Je kg EUR/, 'viel', 'muss eine Zahl sein'],
    [/^Frei ab Warenwert EUR/, '1000001', 'kleiner oder gleich'],
    [/^Gültig ab/, '', 'muss angegeben werden'],
  ])('say at the field %s what is wrong with "%s"', async (label, text, message) => {
    await open('Freight', { saveFreightRule: never });
    await edit();
    await screen.findByRole('form');
    await type(label, text);
    await save();
    expect((await complaints()).join()).toContain(message);
  });

  it('require rising steps', async () => {
    await open('Freight', { saveFreightRule: never });
    await edit();
    for (const weight of ['5', '4']) {
      await userEvent.click(await screen.findByRole('button', { name: 'Stufe hinzufügen' }));
      const steps = screen.getAllByRole('group', { name: /^Stufe/ });
      await type(/^Bis Gewicht/, weight, steps.at(-2) as HTMLElement);
    }
    await save();
    expect((await complaints()).join()).toContain('nach Gewicht aufsteigen');
  });

  it('report a conflicting save, with a way to continue', async () => {
    await open('Freight', {
      saveFreightRule: () => {
        throw refusal('CHANGED_MEANWHILE');
      },
    });
    await edit();
    await screen.findByRole('form');
    await type(/^Je Sendung EUR/, '6');
    await save();
    expect(await screen.findByRole('button', { name: /übernehmen|Stand/i })).toBeTruthy();
  });

  it('refuse a second rule for the same countries and shipper', async () => {
    await open('Freight', { saveFreightRule: never });
    await userEvent.click(await screen.findByRole('button', { name: 'Neuer Frachttarif' }));
    await screen.findByRole('form');
    await type(/^Je Sendung EUR/, '6');
    await type(/^Je kg EUR/, '1');
    await save();
    expect((await complaints()).join()).toContain('Für diese Länder gibt es schon eine Regel');
  });

  it('show the price of an example basket once the values are valid', async () => {
    const asked: unknown[] = [];
    await open('Freight', {
      previewCosts: ({ body }) => {
        asked.push(body);
        return callExamples.previewCosts.answer;
      },
    });
    await edit();
    const preview = within(await screen.findByRole('region', { name: 'Vorschau an einem Beispiel' }));
    expect((await preview.findByText('Gesamtbetrag')).closest('tr')?.textContent).toMatch(
      /127,45.*126,74|127,45/,
    );
    await type(/^Je Sendung EUR/, 'x');
    expect(await preview.findByText('Die Vorschau erscheint, sobald alle Eingaben stimmen.')).toBeTruthy();
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ shipper: 'dhlparcel', grams: 3500, goods: 15_000, day: tomorrow });
  });

  it("withdraw a version that is not in force yet, and show the service's reason if it refuses", async () => {
    const withdrawn: unknown[] = [];
    await open('Freight', {
      withdrawCostRule: ({ params }) => {
        withdrawn.push(params);
        if (withdrawn.length === 1) throw refusal('COST_RULE_IN_FORCE');
        return {};
      },
    });
    const row = (await screen.findByText('DHL Parcel')).closest('tr') as HTMLElement;
    await userEvent.click(within(row).getAllByRole('button')[0] as HTMLElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Zurückziehen' }));
    const dialog = await screen.findByRole('dialog');
    const confirm = () => userEvent.click(within(dialog).getByRole('button', { name: 'Zurückziehen' }));
    await confirm();
    expect(await within(dialog).findByText(/gilt schon/)).toBeTruthy();
    await confirm();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(withdrawn).toEqual([{ versionId: 9 }, { versionId: 9 }]);
  });
});

describe('rules of customs and tax', () => {
  it('of customs consist of a handling fee and a percentage', async () => {
    const sent: unknown[] = [];
    await open('Customs', {
      saveCustomsRule: ({ body }) => {
        sent.push(body);
        return customsRule;
      },
    });
    await edit();
    await screen.findByRole('form');
    await type(/^Prozent/, '100,01');
    await save();
    expect((await complaints()).join()).toContain('kleiner oder gleich 100');
    await type(/^Prozent/, '2,25');
    await save();
    await waitFor(() =>
      expect(sent).toMatchObject([{ figures: { handling: { EUR: 3500, CHF: 3300 }, percent: 2.25 } }]),
    );
  });

  it('of tax consist of a rate, or an exception with its reason', async () => {
    const sent: unknown[] = [];
    await open('Tax', {
      saveTaxRule: ({ body }) => {
        sent.push(body);
        return taxRule;
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Neue Steuerregel' }));
    const form = await screen.findByRole('form');
    await chooseOption('Von', 'Deutschland', form);
    await chooseOption('Nach', 'Schweiz', form);
    await type(/^Steuersatz/, '0');
    await save();
    expect((await complaints()).join()).toContain('braucht einen Grund');
    await chooseOption('Grund', 'Ausfuhrlieferung, ohne Mehrwertsteuer', form);
    await save();
    await waitFor(() =>
      expect(sent).toMatchObject([
        { from: 'DE', to: 'CH', optimisticLockKey: 0, figures: { percent: 0, reason: 'export' } },
      ]),
    );
  });

  it('show a loading state, and a retry after a failure', async () => {
    const { unmount } = await open('Tax', { listTaxRules: never });
    expect(screen.queryByRole('button', { name: 'Neue Steuerregel' })).toBeNull();
    unmount();
    await open('Tax', {
      listTaxRules: () => {
        throw refusal('PART_UNAVAILABLE');
      },
    });
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByRole('button', { name: /erneut|noch einmal/i })).toBeTruthy();
  });

  it('show an empty state if there is none', async () => {
    await open('Customs', { listCostRules: { freight: [], customs: [], baseCurrency: 'EUR' } });
    expect(await screen.findByText('Noch keine Regeln')).toBeTruthy();
  });
});
