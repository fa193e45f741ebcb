import type { UserDrift } from '@werkbank/contracts/entities';
import { useApiQuery } from '@werkbank/kit/api';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const whileCheckingMs = 1500;
const otherwiseMs = 30_000;

/**
 * The result of the last comparison of accounts and users. It is polled, more often while a comparison is
 * running.
 */
export function useDrift(): UseQueryResult<UserDrift, Error> {
  const queries = useQueryClient();
  const [checking, setChecking] = useState(false);
  const answer = useApiQuery(
    'getUserDrift',
    {},
    { refetchInterval: checking ? whileCheckingMs : otherwiseMs },
  );
  const underWay = answer.data?.checkingSince != null;
  if (underWay !== checking) setChecking(underWay);
  const checkedAt = answer.data?.checkedAt;
  useEffect(() => {
    if (checkedAt != null) void queries.invalidateQueries({ queryKey: ['listUserDifferences'] });
  }, [checkedAt, queries]);
  return answer;
}
