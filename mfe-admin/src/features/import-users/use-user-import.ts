import type { UserImport } from '@werkbank/contracts/entities';
import { isApiError } from '@werkbank/kit/api-error';
import { useApiQuery } from '@werkbank/kit/api';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

/** As long as it goes on. Whoever hears nothing new asks less and less often. */
const soonMs = 700;
const lateMs = 6000;

/** Whether asking once more is of no use: the import is gone, or the reader may not see it any more. */
export const isOutOfReach = (error: Error | null): boolean =>
  isApiError(error) && [401, 403, 404].includes(error.status);

/** An import, asked about again and again until it is finished or out of reach. */
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
      // What was read of it and of the users while it went on is no longer all.
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
