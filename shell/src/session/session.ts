import type { SessionState } from '@werkbank/contracts/shell-api';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { OpenSession, LoginStrategy } from './login-strategies/login-strategy';

/** A token this close to its end is renewed before it is used. */
const RENEW_BEFORE_MS = 30_000;
const RENEWAL_LOCK = 'werkbank-session-renewal';

type User = NonNullable<SessionState['user']>;

export interface SessionOptions {
  strategy: LoginStrategy;
  /** The signed-in user of the last visit, from the shared-state cookie. */
  remembered: User | null;
  /** Lets one tab renew at a time: the refresh token rotates, and two parallel renewals would invalidate each other. */
  locks?: Pick<LockManager, 'request'> | undefined;
  now?: () => number;
}

export interface Session {
  readonly store: StoreApi<SessionState>;
  /** For the API client: a token that is still valid for a while, or undefined for a visitor. */
  readonly accessToken: () => Promise<string | undefined>;
  /** For the API client after a refused token: a new one, or undefined if the session is over. */
  readonly renewedToken: () => Promise<string | undefined>;
  open(session: OpenSession): void;
  clear(): void;
  end(): Promise<void>;
  /** Updates the user's own data; data of other users are ignored. */
  update(user: User): void;
  /** Another tab has logged in or out, or changed the user: `user` is the shared cookie's current one. */
  follow(user: User | null): void;
}

/** The session of the signed-in user. The access token never leaves this closure. */
export function createSession({ strategy, remembered, locks, now = Date.now }: SessionOptions): Session {
  const store = createStore<SessionState>(() => ({
    user: remembered,
    sessionId: null,
    status: remembered ? 'unknown' : 'visitor',
  }));
  let token: { value: string; renewAt: number } | undefined;
  let renewal: Promise<void> | undefined;
  // Counts logins and logouts: an older renewal must not restore the former user.
  let generation = 0;

  const open = ({ user: { accessToken, ...user }, sessionId, expiresIn }: OpenSession) => {
    generation += 1;
    token = { value: accessToken, renewAt: now() + expiresIn * 1000 - RENEW_BEFORE_MS };
    store.setState({ user, sessionId, status: 'signedIn' });
  };
  const clear = () => {
    generation += 1;
    token = undefined;
    store.setState({ user: null, sessionId: null, status: 'visitor' });
  };
  const exclusively = async (work: () => Promise<void>): Promise<void> => {
    let begun = false;
    try {
      return await (locks?.request(RENEWAL_LOCK, () => {
        begun = true;
        return work();
      }) ?? work());
    } catch (cause) {
      // Browsers that forbid storage forbid locks as well; then no other tab shares the session either.
      if (begun || !locks) throw cause;
      return work();
    }
  };
  const renew = () => {
    renewal ??= exclusively(async () => {
      let started: number;
      let renewed: OpenSession | null;
      do {
        started = generation;
        renewed = await strategy.renew();
        // Repeated for a user who logged in in another tab meanwhile: callers here wait for that user's token.
      } while (generation !== started && store.getState().status === 'unknown');
      if (generation !== started) return;
      if (renewed) open(renewed);
      else clear();
    }).finally(() => {
      renewal = undefined;
    });
    return renewal;
  };

  const endUnknown = async () => {
    const found = await strategy.renew();
    if (found) await strategy.end(found.sessionId);
  };

  return {
    store,
    open,
    clear,
    async accessToken() {
      if (store.getState().status === 'visitor') return undefined;
      if (!token || now() >= token.renewAt) await renew();
      return token?.value;
    },
    async renewedToken() {
      if (store.getState().status === 'visitor') return undefined;
      await renew();
      return token?.value;
    },
    async end() {
      const { sessionId, status } = store.getState();
      clear();
      if (sessionId !== null) await strategy.end(sessionId);
      // After a reload only the cookie knows the session; if it stayed open, the next user would get it.
      else if (status === 'unknown') await exclusively(endUnknown);
    },
    update(user) {
      if (store.getState().user?.id === user.id) store.setState({ user });
    },
    follow(user) {
      const current = store.getState().user;
      if (user && user.id === current?.id) {
        // A long company name may be missing in the cookie.
        store.setState({ user: { ...user, companyName: user.companyName ?? current.companyName } });
        return;
      }
      if (!user && !current) return;
      if (!user) {
        clear();
        return;
      }
      generation += 1;
      token = undefined;
      store.setState({ user, sessionId: null, status: 'unknown' });
    },
  };
}
