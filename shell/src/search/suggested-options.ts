import type { SearchSuggestions } from '@werkbank/contracts/entities';

const kinds = ['categories', 'articles', 'standards', 'producers'] as const;
type Kind = (typeof kinds)[number];

export interface SuggestedOption {
  key: string;
  to: string;
  /** The text of the search field once the option is chosen. */
  search: string;
  name: string;
  /** Of an article. */
  articleId?: string;
  number?: string;
  /** The category above. */
  within?: string | null;
  count?: number;
}
export interface SuggestedGroup {
  kind: Kind;
  options: readonly SuggestedOption[];
}

/** Suggestions in the order of the list, each with the address that it leads to. */
export function suggestedGroups(suggestions: SearchSuggestions | undefined): SuggestedGroup[] {
  if (!suggestions) return [];
  const options: Record<Kind, SuggestedOption[]> = {
    categories: suggestions.categories.map(({ categoryId, categoryDescription, articleCount, within }) => ({
      key: `category-${categoryId}`,
      to: `/category/${encodeURIComponent(categoryId)}`,
      search: '',
      name: categoryDescription,
      within,
      count: articleCount,
    })),
    articles: suggestions.articles.map(({ articleId, materialNumber, articleText }) => ({
      key: `article-${articleId}`,
      to: `/article/${encodeURIComponent(articleId)}`,
      search: '',
      name: articleText,
      articleId,
      number: materialNumber,
    })),
    standards: suggestions.standards.map(searchFor),
    producers: suggestions.producers.map(searchFor),
  };
  return kinds.map((kind) => ({ kind, options: options[kind] })).filter((group) => group.options.length > 0);
}

const searchFor = (name: string): SuggestedOption => ({
  key: `search-${name}`,
  to: `/search?${new URLSearchParams({ q: name })}`,
  search: name,
  name,
});
