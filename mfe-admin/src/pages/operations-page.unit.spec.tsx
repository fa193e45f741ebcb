import type { CallRequest } from '@werkbank/contracts/calls';
import { buyer, operationsExamples, operationsState } from '@werkbank/contracts/fixtures';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeHost } from '@werkbank/kit/testing/fake-host';
import type { Fixtures } from '@werkbank/kit/testing/fixture-client';
import { refusal } from '@werkbank/kit/testing/refusal';
import { platformAdmin, renderAdmin } from '../testing/render-admin';
import { openManagement } from './testing/render-management';
import OperationsPage from './operations-page';

const path = '/management/operations';
const letters = operationsExamples.listDeadLetters.answer;
const known: Fixtures = {
  getOperations: operationsState,
  listDeadLetters: { ...letters, deadLetters: [...letters.deadLetters], kinds: [...letters.kinds] },
};
const open = (fixtures: Fixtures = {}) =>
  renderAdmin(<OperationsPage />, path, path, { ...known, ...fixtures });
const { fetch: original } = globalThis;
beforeEach(() => {
  const releases = [
    { version: '2.1.0', share: 10 },
    { version: '2.0.3', share: 90 },
  ];
  const remotes = [
    { name: 'orders', version: '1.4.2' },
    { name: 'catalog' },
    { name: 'admin', version: '2.0.3', releases },
  ];
  globalThis.fetch = (async () => ({ ok: true, json: async () => remotes })) as unknown as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = original;
});

const services = () => screen.findByRole('table', { name: 'Dienste' });
const rowOf = async (service: string) =>
  within(await services()).getByRole('row', { name: new RegExp(service) });

describe('the services', () => {
  it('are shown by replica, with missing ones and waiting messages', async () => {
    await open();
    expect(await screen.findByText(/Nur 3 von 4 Diensten antworten/)).toBeVisible();
    expect(await rowOf('Kasse')).toHaveTextContent('antwortet nicht');
    const orders = await rowOf('Bestellungen');
    expect(orders).toHaveTextContent('bereit');
    expect(orders).toHaveTextContent('orders.order-created.v1');
    expect(orders).toHaveTextContent('1 von 10');
  }, 20_000);

  it('stand beside the versions that the gateway serves', async () => {
    await open();
    const front = await screen.findByRole('region', { name: 'Versionen der Oberfläche' });
    expect(await within(front).findByText('1.4.2')).toBeVisible();
    expect(within(front).getByText('Gateway').nextSibling).toHaveTextContent('0.1.0');
    expect(within(front).getByText('Remote catalog').nextSibling).toHaveTextContent('unbekannt');
  });

  it('stand beside unserved releases with the reason', async () => {
    await open();
    const front = await screen.findByRole('region', { name: 'Versionen der Oberfläche' });
    const notice = await within(front).findByText(/Version 2\.0\.0 von orders wird nicht ausgeliefert/);
    expect(notice.parentElement).toHaveTextContent('remote.json, routes.0');
  });

  it("stand beside all releases of a remote with their shares, the viewer's marked", async () => {
    await open();
    const front = await screen.findByRole('region', { name: 'Versionen der Oberfläche' });
    const releases = (await within(front).findByText('Remote admin')).nextElementSibling;
    const lines = within(releases as HTMLElement).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent?.trim())).toEqual([
      '2.1.0 10\u{a0}%',
      '2.0.3 90\u{a0}% Ihre Version',
    ]);
  });

  it("stand beside the running shell's version, which older shells do not report", async () => {
    const session = { user: platformAdmin, status: 'signedIn', sessionId: 'x' } as const;
    const host = { ...fakeHost({ fixtures: known, session }), version: '0.7.1' };
    const { unmount } = await renderAdmin(<OperationsPage />, path, path, {}, host);
    expect((await screen.findByText('Shell')).nextSibling).toHaveTextContent('0.7.1');
    unmount();
    await open();
    expect((await screen.findByText('Shell')).nextSibling).toHaveTextContent('unbekannt');
  });

  it('are summed up as complete if all are', async () => {
    const parts = operationsState.parts.filter(({ part }) => part !== 'checkout');
    await open({ getOperations: { ...operationsState, parts } });
    expect(await screen.findByText(/Alle Dienste antworten/)).toBeVisible();
  });

  it('list their unreachable dependencies', async () => {
    const parts = operationsState.parts.map((one) => ({
      ...one,
      replicas: one.replicas.map((replica) => ({ ...replica, needs: { database: 'down' as const } })),
    }));
    await open({ getOperations: { ...operationsState, parts } });
    expect(await rowOf('Katalog')).toHaveTextContent('ohne Datenbank');
  });

  it('report that NATS does not answer, with a retry', async () => {
    await open({
      getOperations: { ...operationsState, nats: 'down' },
      listDeadLetters: () => Promise.reject(refusal('PART_UNAVAILABLE')),
    });
    expect(await screen.findByText(/NATS antwortet nicht/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  });
});

describe('dead letters', () => {
  it('have an empty state', async () => {
    await open({ listDeadLetters: { deadLetters: [], kinds: [] } });
    expect(await screen.findByText('Keine zurückgelegten Ereignisse')).toBeVisible();
  });

  it('are replayed one by one with a visible result', async () => {
    const asked: CallRequest<'replayDeadLetter'>[] = [];
    await open({
      replayDeadLetter: (request) => {
        asked.push(request);
        return { replayed: 1, done: 0, returned: 1, waiting: 0 };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Ereignis 7 wiederholen' }));
    expect(await screen.findByText('1 Ereignis kam zurück.')).toBeVisible();
    expect(asked).toEqual([{ params: { letterId: '7' } }]);
  });

  it('are replayed by kind', async () => {
    const asked: CallRequest<'replayDeadLetters'>[] = [];
    const [first] = letters.kinds;
    await open({
      listDeadLetters: { deadLetters: [...letters.deadLetters], kinds: [{ ...first, count: 12 }] },
      replayDeadLetters: (request) => {
        asked.push(request);
        return { replayed: 12, done: 11, returned: 0, waiting: 1 };
      },
    });
    const name = `Alle 12 Ereignisse ${first.event} wiederholen`;
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(
      await screen.findByText('11 Ereignisse wurden verarbeitet. 1 Ereignis wird noch versucht.'),
    ).toBeVisible();
    expect(asked).toEqual([{ body: { event: first.event, consumer: first.consumer } }]);
  });

  it('show an error if they were removed meanwhile', async () => {
    const { host } = await open({
      replayDeadLetter: () => Promise.reject(refusal('DEAD_LETTER_NOT_FOUND')),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Ereignis 7 wiederholen' }));
    await screen.findByRole('button', { name: 'Ereignis 7 wiederholen' });
    expect(host.record.shown).toEqual([
      { kind: 'error', text: 'Dieses zurückgelegte Ereignis gibt es nicht mehr.' },
    ]);
  });
});

it('is for platform admins only', async () => {
  await openManagement(path, buyer);
  expect(await screen.findByText(/Plattform-Administratoren/)).toBeVisible();
});
