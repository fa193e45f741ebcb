import { useHost } from '@werkbank/kit/host';
import { useState } from 'react';
import { type SolveOptions, solveChallenge } from './solve-challenge';

export interface CaptchaState {
  /** How far the work is, from 0 to 1; undefined while nothing is to be proved. */
  progress: number | undefined;
  /** Proves that no robot sends this. Each proof is good for one submission. */
  prove: () => Promise<string>;
}

/**
 * The CAPTCHA of a form. It works when the form is sent, not before: nobody's processor is kept busy for a form that is
 * only read, and a proof never goes stale while somebody types.
 */
export function useCaptcha(digest?: SolveOptions['digest']): CaptchaState {
  const { api } = useHost();
  const [progress, setProgress] = useState<number>();
  return {
    progress,
    async prove() {
      setProgress(0);
      try {
        const challenge = await api('getCaptchaChallenge', {});
        const solution = await solveChallenge(challenge, {
          onProgress: setProgress,
          ...(digest && { digest }),
        });
        // The service says in its own words that nothing was proved.
        return solution ?? 'unsolved';
      } finally {
        setProgress(undefined);
      }
    },
  };
}
