import type { SessionState } from '@werkbank/contracts/shell-api';
import type { Session } from './session';

type User = SessionState['user'];

/** The sending tab's signed-in user before and after the change. */
interface SessionChange {
  readonly before: number | undefined;
  readonly user: User;
}

type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

/**
 * Shares logins and logouts with all tabs of the browser at once, so none shows data of a signed-out person. A logout
 * affects only sessions of the same person; a tab with another user keeps its session.
 */
export function shareSession(
  session: Session,
  followed: () => void,
  channel: Channel = new BroadcastChannel('werkbank-session'),
): void {
  let known = session.store.getState().user;
  let hearing = false;
  session.store.subscribe(({ user }) => {
    const before = known?.id;
    known = user;
    if (hearing || user?.id === before) return;
    channel.postMessage({ before, user } satisfies SessionChange);
  });
  channel.addEventListener('message', ({ data }: MessageEvent<SessionChange>) => {
    const endsAnother = data.user === null && known?.id !== data.before;
    if (endsAnother || data.user?.id === known?.id) return;
    hearing = true;
    session.follow(data.user);
    hearing = false;
    followed();
  });
}
