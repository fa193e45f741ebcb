import type { ArticleRow } from '@werkbank/contracts/entities';
import { formatFilters } from '@werkbank/contracts/filters';
import { usePreferences } from '@werkbank/kit/host';
import type { SelectOption } from '@werkbank/kit/ui/select-field';
import { useApiQuery } from '@werkbank/kit/api';
import { useTypedSearch } from '../../desk/use-typed-search';

export type NamedArticle = Pick<ArticleRow, 'articleId' | 'materialNumber' | 'articleText'>;

interface ArticleOptions {
  options: SelectOption[];
  loading: boolean;
  type: (text: string) => void;
  /** Offered articles, by id. */
  articles: readonly NamedArticle[];
}

/** Number of offered articles; typing finds the others. */
const OFFERED = 20;

/** Offered articles, found by the typed text; of one producer if it is given. */
export function useArticleOptions({
  producerId,
  known,
  enabled = true,
}: {
  producerId?: number | undefined;
  /** Chosen articles, offered whatever is typed. */
  known: readonly NamedArticle[];
  enabled?: boolean;
}): ArticleOptions {
  const { language, country, currency } = usePreferences();
  const [search, type] = useTypedSearch();
  const filters =
    producerId === undefined ? '' : formatFilters({ producer: { values: [String(producerId)] } });
  const query = { lng: language, country, currency, q: search, filters };
  const { data, isFetching } = useApiQuery('searchArticles', { query }, { enabled, keepPrevious: true });
  const found = (data?.articles ?? []).slice(0, OFFERED);
  const others = found.filter(({ articleId }) => known.every((one) => one.articleId !== articleId));
  const articles = [...known, ...others];
  return {
    options: articles.map((article) => ({ value: article.articleId, label: nameOfArticle(article) })),
    loading: enabled && isFetching,
    type,
    articles,
  };
}

export const nameOfArticle = ({ materialNumber, articleText }: NamedArticle): string =>
  `${materialNumber} · ${articleText}`;
