import { useHost } from '@werkbank/kit/host';
import { useEffect, useRef, useState } from 'react';
import { type SolveOptions, solveChallenge } from './solve-challenge';

export interface CaptchaState {
  /** How far the work is, from 0 to 1; undefined while nothing is to be proved. */
  progress: number | undefined;
  /** Proves that no robot sends this. Each proof is good for one submission. */
  prove: () => Promise<string>;
}

/**
 * The CAPTCHA of a form. It works when the form is sent, not before: nobody's processor is kept busy for a form that is
 * only read, and a proof never goes stale while somebody types. It ends when the form goes: who has left sends nothing.
 */
export function useCaptcha(digest?: SolveOptions['digest']): CaptchaState {
  const { api } = useHost();
  const [progress, setProgress] = useState<number>();
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const here = new AbortController();
    leaving.current = here;
    return () => here.abort();
  }, []);
  const solved = async (signal: AbortSignal) => {
    const challenge = await api('getCaptchaChallenge', {});
    const solution = await solveChallenge(challenge, {
      onProgress: setProgress,
      signal,
      ...(digest && { digest }),
    });
    signal.throwIfAborted();
    // The service says in its own words that nothing was proved.
    return solution ?? 'unsolved';
  };
  return {
    progress,
    async prove() {
      const { signal } = leaving.current;
      setProgress(0);
      try {
        return await solved(signal);
      } catch (error) {
        if (signal.aborted) return new Promise<never>(() => undefined);
        throw error;
      } finally {
        setProgress(undefined);
      }
    },
  };
}
