import type { CatalogueImport } from '@werkbank/contracts/entities';
import { isApiError } from '@werkbank/kit/api-error';
import { useApiQuery } from '@werkbank/kit/api';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

/** Milliseconds between two questions: the pause grows while the answer stays the same. */
const soonMs = 700;
const lateMs = 6000;

/** Answers that a new status of an import makes outdated. */
const changed = [
  'listImportChanges',
  'listRefusedImportLines',
  'listCatalogueImports',
  'getImportMapping',
  'listSourceGroups',
  'listSourceFeatures',
  'listUnplacedArticles',
];

/** True while the import continues without the user. */
export const isUnderWay = ({ status, pictures }: Pick<CatalogueImport, 'status' | 'pictures'>): boolean =>
  status === 'Waiting' ||
  status === 'Reading' ||
  status === 'Applying' ||
  (status === 'Done' && pictures.waiting > 0);

/** True if polling is pointless: the import is gone, or the reader has no access any more. */
export const isOutOfReach = (error: Error | null): boolean =>
  isApiError(error) && [401, 403, 404].includes(error.status);

/** An import. The page asks again while the service works on it, and stops while it is hidden. */
export function useCatalogueImport(importId: number): UseQueryResult<CatalogueImport, Error> {
  const queries = useQueryClient();
  const [pause, setPause] = useState<number | false>(soonMs);
  const answer = useApiQuery('getCatalogueImport', { params: { importId } }, { refetchInterval: pause });
  const { data, error, dataUpdatedAt, errorUpdatedAt } = answer;
  const known = useRef<CatalogueImport>(undefined);
  useEffect(() => {
    const moved = data !== known.current;
    if (known.current && data && known.current.status !== data.status) {
      for (const name of changed) void queries.invalidateQueries({ queryKey: [name] });
    }
    known.current = data;
    setPause((before) => {
      if ((data && !isUnderWay(data)) || isOutOfReach(error)) return false;
      return moved ? soonMs : Math.min((before || soonMs) * 1.5, lateMs);
    });
  }, [data, error, dataUpdatedAt, errorUpdatedAt, queries]);
  return answer;
}
