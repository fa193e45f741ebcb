import { useQuery } from '@tanstack/react-query';
import { isApiError } from '@werkbank/kit/api-error';

/** Result of following a mailed link. `expired` and `unknown` have separate messages, other failures a retry. */
export type LinkState<T> =
  | { kind: 'checking' }
  | { kind: 'good'; answer: T }
  | { kind: 'refused'; why: 'expired' | 'unknown' | 'inUse'; message: string }
  | { kind: 'failed'; error: unknown; retry: () => void };

const reasons: Readonly<Record<string, 'expired' | 'unknown' | 'inUse'>> = {
  PASSWORD_RESET_LINK_EXPIRED: 'expired',
  REGISTRATION_LINK_EXPIRED: 'expired',
  PASSWORD_RESET_LINK_UNKNOWN: 'unknown',
  REGISTRATION_LINK_UNKNOWN: 'unknown',
  EMAIL_CHANGE_LINK_EXPIRED: 'expired',
  EMAIL_CHANGE_LINK_UNKNOWN: 'unknown',
  EMAIL_IN_USE: 'inUse',
  EMAIL_TAKEN: 'inUse',
};

/** Follows a mailed link once; its calls are safe to repeat. */
export function useMailedLink<T>(call: string, token: string, follow: () => Promise<T>): LinkState<T> {
  const { data, error, refetch } = useQuery({
    queryKey: [call, token],
    queryFn: follow,
    // A retry cannot change a refusal, and a failure has its button.
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data !== undefined) return { kind: 'good', answer: data };
  if (!error) return { kind: 'checking' };
  const why = isApiError(error) ? reasons[error.body.code] : undefined;
  if (why) return { kind: 'refused', why, message: error.message };
  return { kind: 'failed', error, retry: () => void refetch() };
}
