import type { BoughtArticle } from '@werkbank/contracts/entities';
import { useApiQuery } from '@werkbank/kit/api';
import { useSession } from '@werkbank/kit/host';

const freshMs = 5 * 60_000;
const none: readonly BoughtArticle[] = [];

/** The articles that the reader's company bought, the newest first. They are read once, not with each letter. */
export function useBought(): readonly BoughtArticle[] {
  const { user } = useSession();
  const enabled = user !== null && user.companyId !== null;
  const { data } = useApiQuery('listBoughtArticles', {}, { enabled, staleTime: freshMs });
  return data?.articles ?? none;
}
