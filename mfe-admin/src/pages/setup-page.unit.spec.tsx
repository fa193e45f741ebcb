import { callExamples, configuration } from '@werkbank/contracts/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Fixtures } from '@werkbank/kit/testing/fixture-client';
import { refusal } from '@werkbank/kit/testing/refusal';
import { platformAdmin } from '../testing/render-admin';
import { openManagement } from './testing/render-management';

const none = { page: 1, pages: 1, pageSize: 1, totalItems: 0 };
const empty: Fixtures = {
  getConfiguration: configuration,
  listProducers: { producers: [], ...none },
  listCategories: { categories: [] },
  listCatalogueImports: { imports: [], ...none },
  listCustomers: { companies: [], ...none },
  listSalesOrders: { orders: [], newest: [], ...none },
};
const open = (fixtures: Fixtures = {}) =>
  openManagement('/management/setup', platformAdmin, { ...empty, ...fixtures });
const steps = async () => within(await screen.findByRole('list')).getAllByRole('listitem');
const states = async () => (await steps()).map((step) => step.firstElementChild?.textContent);

describe('the guide of the setup', () => {
  it('begins with the first step of an empty installation', async () => {
    await open({
      getConfiguration: {
        ...configuration,
        printoutConfig: { ...configuration.printoutConfig, email: 'auftrag@werkbank.example' },
      },
    });
    expect(await states()).toEqual(['als Nächstes', 'offen', 'offen', 'offen', 'offen', 'offen']);
    expect(screen.getByText('0 von 6 erledigt')).toBeVisible();
    const link = screen.getByRole('link', { name: 'Angaben auf Belegen' });
    expect(link).toHaveAttribute('href', '/management/print-settings');
  });

  it('offers the first open step', async () => {
    await open({
      getConfiguration: {
        ...configuration,
        printoutConfig: { ...configuration.printoutConfig, email: 'info@shop.test' },
      },
      listProducers: { ...callExamples.listProducers.answer, totalItems: 3 },
      listCustomers: { ...callExamples.listCustomers.answer, totalItems: 1 },
    });
    expect(await states()).toEqual(['erledigt', 'erledigt', 'als Nächstes', 'offen', 'erledigt', 'offen']);
  });

  it('lists the steps of unknown state, with a retry', async () => {
    let isDown = true;
    await open({
      listSalesOrders: () => {
        if (isDown) throw refusal('PART_UNAVAILABLE');
        return { orders: [], newest: [], ...none };
      },
    });
    await waitFor(async () => expect((await states()).at(-1)).toBe('unbekannt'), { timeout: 10_000 });
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Noch einmal prüfen' }));
    await waitFor(async () => expect((await states()).at(-1)).toBe('offen'));
  });
});
