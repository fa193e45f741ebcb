import type { DeadLetterKind, ReplayResult } from '@werkbank/contracts/entities';
import { useApiMutation } from '@werkbank/kit/api';
import { useState } from 'react';
import { keyOf } from './dead-letter-kind';

export interface Replays {
  /** The running replay: a dead letter's id, or the key of a kind. */
  busy: string | undefined;
  result: ReplayResult | undefined;
  one: (letterId: string) => void;
  kind: (kind: DeadLetterKind) => void;
}

/** Runs one replay at a time and keeps its result until the next one. */
export function useReplays(): Replays {
  const [busy, setBusy] = useState<string>();
  const [result, setResult] = useState<ReplayResult>();
  const changes = ['listDeadLetters', 'getOperations'] as const;
  const one = useApiMutation('replayDeadLetter', { changes });
  const kind = useApiMutation('replayDeadLetters', { changes });
  const begin = (what: string) => {
    setBusy(what);
    setResult(undefined);
    return { onSuccess: setResult, onSettled: () => setBusy(undefined) };
  };
  return {
    busy,
    result,
    one: (letterId) => one.mutate({ params: { letterId } }, begin(letterId)),
    kind: (which) => kind.mutate({ body: which }, begin(keyOf(which))),
  };
}
