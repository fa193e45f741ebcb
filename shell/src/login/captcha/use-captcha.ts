import { useHost } from '@werkbank/kit/host';
import { useEffect, useRef, useState } from 'react';
import { type SolveOptions, solveChallenge } from './solve-challenge';

export interface CaptchaState {
  /** Progress of the work, from 0 to 1; undefined while it does not run. */
  progress: number | undefined;
  /** Solves a puzzle as proof against robots. Each proof is valid for one submission. */
  prove: () => Promise<string>;
}

/**
 * The CAPTCHA of a form. It is solved at the submission, not before: reading a form keeps no processor busy, and a
 * proof never expires during typing. It stops when the form is left.
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
    // Without a solution the service refuses the call with its own message.
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
