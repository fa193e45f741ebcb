import type { UserImport } from '@werkbank/contracts/entities';
import { isApiError } from '@werkbank/kit/api-error';
import { useApiQuery } from '@werkbank/kit/api';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

/** Polling intervals of a running import: the interval grows while its progress stays the same. */
const soonMs = 700;
const lateMs = 6000;

/** True if polling is pointless: the import is gone, or the viewer has no access any more. */
export const isOutOfReach = (error: Error | null): boolean =>
  isApiError(error) && [401, 403, 404].includes(error.status);

/** Polls an import until it is finished or out of reach. */
export function useUserImport(importId: number): UseQueryResult<UserImport, Error> {
  const queries = useQueryClient();
  const [pause, setPause] = useState<number | false>(soonMs);
  const answer = useApiQuery('getUserImport', { params: { importId } }, { refetchInterval: pause });
  const { data, error, dataUpdatedAt, errorUpdatedAt } = answer;
  const known = useRef<UserImport>(undefined);
  useEffect(() => {
    const finished = data !== undefined && data.status !== 'InProgress';
    const moved = data !== known.current;
    if (finished && known.current?.status === 'InProgress') {
      // Lists read during the import are incomplete.
      for (const name of ['listRefusedUserLines', 'listUserImports', 'listUsers']) {
        void queries.invalidateQueries({ queryKey: [name] });
      }
    }
    known.current = data;
    setPause((before) => {
      if (finished || isOutOfReach(error)) return false;
      return moved ? soonMs : Math.min((before || soonMs) * 1.5, lateMs);
    });
  }, [data, error, dataUpdatedAt, errorUpdatedAt, queries]);
  return answer;
}
