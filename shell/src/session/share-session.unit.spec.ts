import { BroadcastChannel } from 'node:worker_threads';
import { waitFor } from '@testing-library/react';
import { createSession } from './session';
import { shareSession } from './share-session';
import type { OpenSession } from './login-strategies/login-strategy';

const person = (id: number): OpenSession => ({
  user: {
    id,
    email: `person-${id}@example.org`,
    salutation: 'Ms',
    firstName: 'Petra',
    lastName: 'Brunner',
    phone: '',
    language: 'de',
    roles: { PlatformAdmin: false, CompanyAdmin: true },
    companyId: 3,
    companyName: 'Seewald',
    companyType: 'Customer',
    accessToken: `token of ${id}`,
  },
  sessionId: `s${id}`,
  expiresIn: 300,
});

const channels: BroadcastChannel[] = [];
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close();
});

/** Tabs of one browser, whose cookie holds one session for all of them. */
function openTabs() {
  const name = `tabs ${Math.random()}`;
  let cookie: OpenSession | null = null;
  const open = () => {
    const session = createSession({
      remembered: null,
      strategy: { renew: async () => cookie, end: async () => void (cookie = null) },
    });
    const channel = new BroadcastChannel(name);
    channels.push(channel);
    shareSession(
      session,
      () => void session.accessToken(),
      channel as unknown as globalThis.BroadcastChannel,
    );
    return {
      session,
      state: () => [session.store.getState().user?.id, session.store.getState().status],
      logIn: (id: number) => {
        cookie = person(id);
        session.open(cookie);
      },
    };
  };
  return [open(), open()] as const;
}

describe('the tabs of a browser', () => {
  it('hear at once of a login, a logout and the next person, each with the own token', async () => {
    const [one, other] = openTabs();
    one.logIn(7);
    await waitFor(() => expect(other.state()).toEqual([7, 'signedIn']));
    expect(await other.session.accessToken()).toBe('token of 7');
    await one.session.end();
    await waitFor(() => expect(other.state()).toEqual([undefined, 'visitor']));
    expect(await other.session.accessToken()).toBeUndefined();
    other.logIn(8);
    await waitFor(() => expect(one.state()).toEqual([8, 'signedIn']));
    expect(await one.session.accessToken()).toBe('token of 8');
  });

  it('show the next person though nobody has logged out before', async () => {
    const [one, other] = openTabs();
    one.logIn(7);
    await waitFor(() => expect(other.state()).toEqual([7, 'signedIn']));
    other.logIn(8);
    await waitFor(() => expect(one.state()).toEqual([8, 'signedIn']));
    expect(other.state()).toEqual([8, 'signedIn']);
  });

  it('hear of a session that the server has ended', async () => {
    const [one, other] = openTabs();
    one.logIn(7);
    await waitFor(() => expect(other.state()).toEqual([7, 'signedIn']));
    other.session.clear();
    await waitFor(() => expect(one.state()).toEqual([undefined, 'visitor']));
  });

  it('do not end the session of another person for a tab that was late', () => {
    const [one] = openTabs();
    one.logIn(8);
    const late = new BroadcastChannel('late');
    channels.push(late);
    let hear: (event: { data: unknown }) => void = () => undefined;
    const channel = {
      postMessage: () => undefined,
      addEventListener: (_: string, heard: typeof hear) => (hear = heard),
    };
    shareSession(one.session, () => undefined, channel as unknown as globalThis.BroadcastChannel);
    hear({ data: { before: 7, user: null } });
    expect(one.state()).toEqual([8, 'signedIn']);
  });
});
