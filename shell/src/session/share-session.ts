import type { SessionState } from '@werkbank/contracts/shell-api';
import type { Session } from './session';

type User = SessionState['user'];

/** Who was signed in in the tab that speaks, and who is now. */
interface SessionChange {
  readonly before: number | undefined;
  readonly user: User;
}

type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

/**
 * A login or logout reaches all tabs of the browser at once: none goes on showing what belongs to a person who has signed out.
 * What another tab ends is the session of one person; a tab in which somebody else is signed in by now keeps theirs.
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
