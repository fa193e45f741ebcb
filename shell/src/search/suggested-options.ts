import type { BoughtArticle, SearchSuggestions } from '@werkbank/contracts/entities';
import { boughtSuggestionLimits } from '@werkbank/contracts/limits';
import type { Language } from '@werkbank/contracts/localization';
import { holdsWords, numberForm } from '@werkbank/contracts/text';

const kinds = ['categories', 'bought', 'articles', 'standards', 'producers'] as const;
type Kind = (typeof kinds)[number];

/** The length distinguishes a number from a size. */
const shortestNumber = 3;
const noSuggestions: SearchSuggestions = { categories: [], articles: [], standards: [], producers: [] };

export interface SuggestedOption {
  key: string;
  to: string;
  /** The text of the search field once the option is chosen. */
  search: string;
  name: string;
  number?: string;
  /** The number of the reader's company. */
  ownNumber?: string;
  boughtOn?: string | undefined;
  /** The category above. */
  within?: string | null;
  count?: number;
}
export interface SuggestedGroup {
  kind: Kind;
  options: readonly SuggestedOption[];
}

/** Suggestions in the order of the list, each with the address that it leads to. */
export function suggestedGroups({
  text,
  suggestions = noSuggestions,
  bought,
  language,
}: {
  text: string;
  suggestions: SearchSuggestions | undefined;
  bought: readonly BoughtArticle[];
  language: Language;
}): SuggestedGroup[] {
  const own = boughtOptions(bought, text, language);
  const isOwn = new Set(own.map(({ key }) => key));
  const boughtOn = new Map(bought.map(({ articleId, lastBoughtOn }) => [articleId, lastBoughtOn]));
  const options: Record<Kind, SuggestedOption[]> = {
    categories: suggestions.categories.map(({ categoryId, categoryDescription, articleCount, within }) => ({
      key: `category-${categoryId}`,
      to: `/category/${encodeURIComponent(categoryId)}`,
      search: '',
      name: categoryDescription,
      within,
      count: articleCount,
    })),
    bought: own,
    articles: suggestions.articles
      .map(({ articleId, materialNumber, ownArticleNumber, articleText }) => ({
        ...articleOption(articleId, materialNumber, articleText, boughtOn.get(articleId)),
        ...(ownArticleNumber && { ownNumber: ownArticleNumber }),
      }))
      .filter(({ key }) => !isOwn.has(key)),
    standards: suggestions.standards.map(searchFor),
    producers: suggestions.producers.map(searchFor),
  };
  return kinds.map((kind) => ({ kind, options: options[kind] })).filter((group) => group.options.length > 0);
}

/** The newest of them, or those that hold all words of the text. */
function boughtOptions(
  bought: readonly BoughtArticle[],
  text: string,
  language: Language,
): SuggestedOption[] {
  const number = numberForm(text);
  const isMeant = (materialNumber: string, name: string) =>
    text === '' ||
    holdsWords([materialNumber, name], text) ||
    (number.length >= shortestNumber && numberForm(materialNumber).startsWith(number));
  const options: SuggestedOption[] = [];
  for (const { articleId, materialNumber, articleText, articleTexts, lastBoughtOn } of bought) {
    const name = articleTexts?.[language] ?? articleText;
    if (materialNumber === undefined || name === undefined || !isMeant(materialNumber, name)) continue;
    options.push(articleOption(articleId, materialNumber, name, lastBoughtOn));
    if (options.length === boughtSuggestionLimits[text === '' ? 'newest' : 'meant']) break;
  }
  return options;
}

const articleOption = (
  articleId: string,
  number: string,
  name: string,
  boughtOn: string | undefined,
): SuggestedOption => ({
  key: `article-${articleId}`,
  to: `/article/${encodeURIComponent(articleId)}`,
  search: '',
  name,
  number,
  boughtOn,
});

const searchFor = (name: string): SuggestedOption => ({
  key: `search-${name}`,
  to: `/search?${new URLSearchParams({ q: name })}`,
  search: name,
  name,
});
