import { jest } from '@jest/globals';
import type { RegisteredRemote, RemoteRoute } from '@werkbank/contracts/shell-api';
import { fakeHost } from '@werkbank/kit/testing/fake-host';
import { renderWithHost } from '@werkbank/kit/testing/render';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Replaces the federation runtime: exports of a remote, and registered remotes. */
const federation = { registered: [] as unknown[], loads: 0, down: false };
jest.unstable_mockModule('@module-federation/enhanced/runtime', () => ({
  registerPlugins: () => undefined,
  registerRemotes: (...args: unknown[]) => federation.registered.push(args),
  loadRemote: async () => {
    federation.loads += 1;
    if (federation.down) throw new Error('the remote is down');
    return {
      start: () => ({
        pages: { list: async () => ({ default: () => <h1>Aufträge</h1> }) },
        slotComponents: {},
      }),
    };
  },
}));
const { RemoteRegistry } = await import('./remote-registry');
const { RemotePage } = await import('./remote-page');

const orders: RegisteredRemote = {
  name: 'orders',
  entry: '/remotes/orders/remoteEntry.js',
  routes: [],
  menu: [
    { to: '/b', label: { de: 'B', en: 'B' }, access: ['company'], order: 2 },
    { to: '/a', label: { de: 'A', en: 'A' }, access: ['visitor'], notFor: ['company'], order: 1 },
  ],
  slots: [{ slot: 'home-mine', component: 'open-proposals', access: ['company'] }],
};
const shell = {
  skipToContent: '',
  remote: { failed: 'antwortet nicht', safe: 'nichts verloren', home: 'Startseite', reload: 'neu laden' },
};
const locales = { shell: { de: async () => ({ default: shell }), en: async () => ({ default: shell }) } };
const petra = {
  id: 7,
  email: 'petra@example.org',
  salutation: 'Ms',
  firstName: 'Petra',
  lastName: 'Brunner',
  phone: '',
  language: 'de',
  roles: { PlatformAdmin: false, CompanyAdmin: false },
  companyId: 3,
  companyName: 'Seewald',
  companyType: 'Customer',
} as const;

async function open(access: RemoteRoute['access'], user: typeof petra | null = null) {
  const host = fakeHost({ session: user ? { user, status: 'signedIn' } : {} });
  const registry = new RemoteRegistry([orders]);
  registry.connect(host);
  await renderWithHost(
    <RemotePage registry={registry} remote="orders" route={{ path: '/x', page: 'list', access }} />,
    {
      host,
      locales,
      path: '/x',
      at: '/x?tab=1',
    },
  );
  return registry;
}

beforeEach(() => {
  Object.assign(federation, { registered: [], loads: 0, down: false });
  globalThis.fetch = (async () => ({ ok: true, json: async () => [orders] })) as unknown as typeof fetch;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('a page of a remote', () => {
  it('is loaded when it is opened', async () => {
    await open(['visitor']);
    expect(await screen.findByRole('heading', { name: 'Aufträge' })).toBeTruthy();
  });

  it('sends a visitor to the login, without loading anything', async () => {
    await open(['user']);
    expect(await screen.findByText('another page')).toBeTruthy();
    expect(federation.loads).toBe(0);
  });

  it('shows that it is forbidden, without loading a remote', async () => {
    await open(['platform-admin'], petra);
    expect(await screen.findByText('Dazu sind Sie nicht berechtigt')).toBeTruthy();
    expect(federation.loads).toBe(0);
  });

  it('fails on its own while its remote is down, and a retry brings it back', async () => {
    federation.down = true;
    await open(['visitor']);
    expect(await screen.findByText('antwortet nicht')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByText('antwortet nicht')).toBeTruthy();
    expect(federation.loads).toBe(2);
    federation.down = false;
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('heading', { name: 'Aufträge' })).toBeTruthy();
    expect(federation.registered.at(-1)).toEqual([
      [{ name: 'orders', entry: '/remotes/orders/remoteEntry.js' }],
      { force: true },
    ]);
  });
});

describe('the manifests of the remotes', () => {
  const visitor = { kind: 'visitor', language: 'de' } as const;
  const buyer = {
    kind: 'user',
    userId: 7,
    email: '',
    firstName: '',
    lastName: '',
    roles: [],
    companyId: 3,
    companyType: 'Customer',
    sessionId: '',
    language: 'de',
  } as const;

  it('make a menu in one order, of what somebody may open', () => {
    const registry = new RemoteRegistry([orders]);
    expect(registry.menuFor(visitor).map((entry) => entry.to)).toEqual(['/a']);
    expect(registry.menuFor({ ...buyer, roles: [] }).map((entry) => entry.to)).toEqual(['/b']);
  });

  it('offer components only to whom they are for', () => {
    const registry = new RemoteRegistry([orders]);
    expect(registry.slotComponentsFor('home-mine', visitor)).toEqual([]);
    expect(
      registry.slotComponentsFor('home-mine', { ...buyer, roles: [] }).map((component) => component.key),
    ).toEqual(['orders/open-proposals']);
  });
});
