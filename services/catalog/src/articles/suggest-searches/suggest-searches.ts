import { Controller } from '@nestjs/common';
import type { Caller } from '@werkbank/contracts/access';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import type { Refusal } from '@werkbank/contracts/errors';
import { suggestionLimits } from '@werkbank/contracts/limits';
import type { Language } from '@werkbank/contracts/localization';
import { compareForm } from '@werkbank/contracts/text';
import { Call, CallerOf, Input, type SharedAnswer } from '@werkbank/platform/http';
import { understandQuery } from '../../search/index.js';
import { Catalogue } from '../read-catalogue/catalogue.js';
import { CatalogueNow } from '../read-catalogue/catalogue-now.js';
import type { CategoryTree } from '../read-catalogue/category-tree.js';
import { ResponseCache } from '../response-cache/response-cache.js';
import { NamedCategories } from './named-categories.js';

type Answer = CallAnswer<'suggestSearches'>;
type Asked = CallInput<'suggestSearches'>['query'];

/** Groups in which articles of a size are looked for. */
const mostGroups = 30;
/** Producers whose articles are looked for; few are called alike. */
const mostProducers = 5;
const shortestName = 2;

@Controller()
export class SuggestSearches {
  /** Names of a tree are read once. */
  private readonly named = new WeakMap<CategoryTree, NamedCategories>();

  constructor(
    private readonly catalogue: Catalogue,
    private readonly answers: ResponseCache,
  ) {}

  @Call('suggestSearches')
  async suggest(
    @Input() { query }: CallInput<'suggestSearches'>,
    @CallerOf() caller: Caller,
  ): Promise<Answer | SharedAnswer | Refusal> {
    const now = await CatalogueNow.of(this.catalogue);
    const asked = { call: 'suggestSearches', input: query, saysAudience: true } as const;
    return this.answers.answer(now, caller, asked, () => this.found(now, query, caller));
  }

  private async found(now: CatalogueNow, { q: text, lng: language }: Asked, caller: Caller): Promise<Answer> {
    const tree = await now.tree();
    const vocabulary = await now.vocabulary();
    const { terms } = understandQuery(text, language, vocabulary);
    const called = this.namedOf(tree).find(terms, language, vocabulary);
    const isGroup = (categoryId: string) => tree.card(categoryId, language)?.kind === 'group';
    const { producers } = tree.tables([], language);
    const found = await now.suggested({
      text,
      language,
      vocabulary,
      groupIds: called.filter(isGroup).slice(0, mostGroups),
      producerIds: producersCalled(producers, text),
    });
    const own = await now.ownNumbers(caller.kind === 'user' ? caller.companyId : null);
    const ids = [...own.articlesBeginning(text, suggestionLimits.articles), ...found.articleIds];
    const articles = await now.articles([...new Set(ids)].slice(0, suggestionLimits.articles), language);
    return {
      categories: called
        .slice(0, suggestionLimits.categories)
        .flatMap((categoryId) => suggestedCategory(tree, categoryId, language)),
      articles: articles.map(({ articleId, materialNumber, articleText, producerName }) => ({
        articleId,
        materialNumber,
        ...own.of(articleId),
        articleText,
        producerName,
      })),
      standards: found.standards,
      producers: found.producerIds
        .slice(0, suggestionLimits.producers)
        .flatMap((producerId) => producers[producerId] ?? []),
    };
  }

  private namedOf(tree: CategoryTree): NamedCategories {
    const known = this.named.get(tree) ?? new NamedCategories(tree.all().categories);
    this.named.set(tree, known);
    return known;
  }
}

function suggestedCategory(tree: CategoryTree, categoryId: string, language: Language): Answer['categories'] {
  const card = tree.card(categoryId, language);
  if (!card) return [];
  const { categoryDescription, articleCount } = card;
  const within = tree.path(categoryId, language).at(-2)?.categoryDescription ?? null;
  return [{ categoryId, categoryDescription, articleCount, within }];
}

/** Producers with a word that begins as the text does. */
function producersCalled(producers: Readonly<Record<string, string>>, text: string): number[] {
  const typed = compareForm(text);
  if (typed.length < shortestName) return [];
  return Object.entries(producers)
    .filter(([, name]) => ` ${compareForm(name)}`.includes(` ${typed}`))
    .slice(0, mostProducers)
    .map(([producerId]) => Number(producerId));
}
