import { useApiQuery } from '@werkbank/kit/api';
import { useSession } from '@werkbank/kit/host';

const freshMs = 5 * 60_000;

/** When the reader's company last bought each article. It is read once, not with each letter. */
export function useBought(): ReadonlyMap<string, string> {
  const { user } = useSession();
  const enabled = user !== null && user.companyId !== null;
  const { data } = useApiQuery('listBoughtArticles', {}, { enabled, staleTime: freshMs });
  return new Map(data?.articles.map(({ articleId, lastBoughtOn }) => [articleId, lastBoughtOn]));
}
