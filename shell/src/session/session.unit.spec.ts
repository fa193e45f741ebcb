import { ApiError } from '@werkbank/contracts/client';
import { createSession, type SessionOptions } from './session';
import type { OpenSession, LoginStrategy } from './login-strategies/login-strategy';

const petra: OpenSession['user'] = {
  id: 7,
  email: 'petra@example.org',
  salutation: 'Ms',
  firstName: 'Petra',
  lastName: 'Brunner',
  phone: '',
  language: 'de',
  roles: { PlatformAdmin: false, CompanyAdmin: true },
  companyId: 3,
  companyName: 'Seewald',
  companyType: 'Customer',
  accessToken: 'first',
};
const { accessToken: _, ...remembered } = petra;
const opened = (accessToken: string, expiresIn = 300): OpenSession => ({
  user: { ...petra, accessToken },
  sessionId: 's1',
  expiresIn,
});

function setUp(options: Partial<SessionOptions> & { renewals?: (OpenSession | null | Error)[] } = {}) {
  const clock = { now: 0 };
  const renewals = options.renewals ?? [];
  const record = { renewed: 0, ended: [] as string[] };
  const strategy: LoginStrategy = {
    renew: async () => {
      const answer = renewals[record.renewed];
      record.renewed += 1;
      if (answer instanceof Error) throw answer;
      return answer ?? null;
    },
    end: async (sessionId) => void record.ended.push(sessionId),
  };
  const session = createSession({ strategy, remembered: null, now: () => clock.now, ...options });
  return { session, clock, record };
}

describe('a session', () => {
  it('sends no request for a visitor', async () => {
    const { session, record } = setUp();
    expect(await session.accessToken()).toBeUndefined();
    expect(record.renewed).toBe(0);
  });

  it('checks if a remembered user still has one', async () => {
    const { session } = setUp({ remembered, renewals: [opened('fresh')] });
    expect(session.store.getState().status).toBe('unknown');
    expect(await session.accessToken()).toBe('fresh');
    expect(session.store.getState()).toMatchObject({ status: 'signedIn', sessionId: 's1' });
  });

  it('forgets a remembered user whose session is over', async () => {
    const { session } = setUp({ remembered, renewals: [null] });
    expect(await session.accessToken()).toBeUndefined();
    expect(session.store.getState()).toEqual({ user: null, sessionId: null, status: 'visitor' });
  });

  it('keeps a user whose renewal failed, and tries again', async () => {
    const down = new ApiError(0, { code: 'PART_UNAVAILABLE', message: '' });
    const { session } = setUp({ remembered, renewals: [down, opened('second')] });
    await expect(session.accessToken()).rejects.toBe(down);
    expect(session.store.getState().user?.id).toBe(7);
    expect(await session.accessToken()).toBe('second');
  });

  it('renews a token shortly before its end, once for all callers', async () => {
    const { session, clock, record } = setUp({ renewals: [opened('second')] });
    session.open(opened('first', 300));
    clock.now = 269_000;
    expect(await session.accessToken()).toBe('first');
    clock.now = 271_000;
    expect(await Promise.all([session.accessToken(), session.accessToken()])).toEqual(['second', 'second']);
    expect(record.renewed).toBe(1);
  });

  it('renews under one lock for all tabs', async () => {
    const names: string[] = [];
    const locks = {
      request: async (name: string, ...rest: unknown[]) => {
        names.push(name);
        const work = rest.at(-1);
        if (typeof work === 'function') await work(null);
      },
    } as Pick<LockManager, 'request'>;
    const { session } = setUp({ remembered, locks, renewals: [opened('fresh')] });
    await session.accessToken();
    expect(names).toEqual(['werkbank-session-renewal']);
  });

  const forbidden = async () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };

  it('renews without a lock if the browser forbids locks and storage', async () => {
    const { session, record } = setUp({
      remembered,
      locks: { request: forbidden },
      renewals: [opened('fresh')],
    });
    expect(await session.accessToken()).toBe('fresh');
    expect(record.renewed).toBe(1);
  });

  it('does not renew twice if the renewal under the lock fails', async () => {
    const locks = {
      request: async (_: string, ...rest: unknown[]) => {
        const work = rest.at(-1);
        if (typeof work === 'function') await work(null);
      },
    } as Pick<LockManager, 'request'>;
    const { session, record } = setUp({
      remembered,
      locks,
      renewals: [new Error('unreachable'), opened('late')],
    });
    await expect(session.accessToken()).rejects.toThrow('unreachable');
    expect(record.renewed).toBe(1);
  });

  it('never keeps the token in its state', () => {
    const { session } = setUp();
    session.open(opened('secret'));
    expect(JSON.stringify(session.store.getState())).not.toContain('secret');
  });

  it('ends at once here, and on the server by its id', async () => {
    const { session, record } = setUp();
    session.open(opened('first'));
    const ending = session.end();
    expect(session.store.getState().status).toBe('visitor');
    await ending;
    expect(record.ended).toEqual(['s1']);
  });

  it('renews a refused token, with the current rights', async () => {
    const admin = opened('second');
    const { session } = setUp({ renewals: [{ ...admin, user: { ...admin.user, companyId: 4 } }, null] });
    session.open(opened('first'));
    expect(await session.renewedToken()).toBe('second');
    expect(session.store.getState().user?.companyId).toBe(4);
    expect(await session.renewedToken()).toBeUndefined();
    expect(session.store.getState().status).toBe('visitor');
  });

  it('is ended after a reload, too, even before its first use', async () => {
    const { session, record } = setUp({ remembered, renewals: [opened('fresh')] });
    const ending = session.end();
    expect(session.store.getState().status).toBe('visitor');
    await ending;
    expect(record.ended).toEqual(['s1']);
    expect(session.store.getState()).toEqual({ user: null, sessionId: null, status: 'visitor' });
  });

  it('sends no logout if it is over already', async () => {
    const { session, record } = setUp({ remembered, renewals: [null] });
    await session.end();
    expect(record.ended).toEqual([]);
  });

  it('is not restored by a renewal that was running at its end', async () => {
    let answer = (_: OpenSession) => undefined as void;
    const strategy: LoginStrategy = {
      renew: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
      end: async () => undefined,
    };
    const session = createSession({ strategy, remembered });
    const waiting = session.accessToken();
    session.clear();
    answer(opened('late'));
    expect(await waiting).toBeUndefined();
    expect(session.store.getState().user).toBeNull();
  });

  it('follows another tab that logged out, or logged another user in', () => {
    const { session } = setUp();
    session.open(opened('first'));
    session.follow({ ...remembered, id: 8 });
    expect(session.store.getState()).toMatchObject({ status: 'unknown', sessionId: null });
    session.follow(null);
    expect(session.store.getState().status).toBe('visitor');
  });

  it('shows changes of its user from another tab, and keeps its token', async () => {
    const { session, record } = setUp();
    session.open(opened('first'));
    session.follow({ ...remembered, lastName: 'Frei', companyName: null });
    expect(session.store.getState()).toMatchObject({
      status: 'signedIn',
      user: { lastName: 'Frei', companyName: 'Seewald' },
    });
    expect(await session.accessToken()).toBe('first');
    expect(record.renewed).toBe(0);
  });

  it('has a token for a user who logged in elsewhere during an older renewal', async () => {
    const older = Promise.withResolvers<OpenSession | null>();
    const renewals = [older.promise, Promise.resolve(opened('new'))];
    const strategy: LoginStrategy = {
      renew: () => renewals.shift() ?? Promise.resolve(null),
      end: async () => undefined,
    };
    const session = createSession({ strategy, remembered: { ...remembered, id: 8 } });
    const waiting = session.accessToken();
    session.follow(remembered);
    older.resolve(null);
    expect(await waiting).toBe('new');
    expect(session.store.getState()).toMatchObject({ status: 'signedIn', user: { id: 7 } });
  });

  it('takes changes of its own user only', () => {
    const { session } = setUp();
    session.open(opened('first'));
    session.update({ ...remembered, lastName: 'Frei' });
    session.update({ ...remembered, id: 8, lastName: 'Other' });
    expect(session.store.getState()).toMatchObject({ status: 'signedIn', user: { lastName: 'Frei' } });
  });
});
