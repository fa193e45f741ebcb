import { cutOffMinutes, dayOf } from '@werkbank/contracts/calendar';
import type { Refusal } from '@werkbank/contracts/errors';
import type { Language } from '@werkbank/contracts/localization';
import type { Made } from '@werkbank/platform/cache';
import { type ArticleRecord, inLanguage } from './article-record.js';
import { type Audience, offeredTerms, type PriceTerms } from '../../pricing/index.js';
import type {
  FoundSuggestions,
  FoundTool,
  SearchHits,
  SearchQuery,
  SizeColumn,
  SuggestionQuery,
  ToolsQuery,
  Vocabulary,
} from '../../search/index.js';
import { OwnNumbers } from '../../customer-numbers/index.js';
import type { ArticleDetails } from './article-details.js';
import { type Catalogue, keysOfArticle } from './catalogue.js';
import { ShipmentDays } from './shipment-days.js';
import type { CategoryTree } from './category-tree.js';

/** The catalogue for one call. It notes what its answer is made of. */
export class CatalogueNow {
  private readonly used = new Set<string>();
  private readonly at = new Date();
  /** The day of the price rules, in the marketplace's calendar. */
  readonly day = dayOf(this.at);
  readonly shipmentDays = new ShipmentDays(this.at);

  private constructor(private readonly catalogue: Catalogue) {}

  /** With everything that was committed before this is called. */
  static async of(catalogue: Catalogue): Promise<CatalogueNow> {
    await catalogue.look();
    return new CatalogueNow(catalogue);
  }

  /** Another one as soon as an order counts for another day somewhere. */
  get timeOfOrders(): number {
    return Math.floor(this.at.getTime() / (cutOffMinutes * 60_000));
  }

  get madeOf(): readonly string[] {
    return [...this.used];
  }

  async tree(): Promise<CategoryTree> {
    return this.use(await this.catalogue.tree());
  }

  /** Articles in the requested order, without missing ones. One statement at most. */
  async articles(articleIds: readonly string[], language: Language): Promise<ArticleRecord[]> {
    const stored = await this.catalogue.storedArticles(articleIds);
    return articleIds.flatMap((articleId) => {
      for (const key of keysOfArticle(articleId)) this.used.add(key);
      const article = stored.get(articleId);
      return article ? [inLanguage(article, language)] : [];
    });
  }

  async details(articleId: string): Promise<ArticleDetails | undefined> {
    return this.use(await this.catalogue.articleDetails(articleId)).details;
  }

  /** Rates, discounts and surcharges behind the audience's prices. */
  async terms(audience: Audience): Promise<PriceTerms | Refusal> {
    const { customerCompanyId } = audience;
    const shared = this.use(await this.catalogue.sharedTerms(audience, this.day));
    const assigned =
      customerCompanyId === null
        ? {}
        : this.use(await this.catalogue.assignedGroups(customerCompanyId, this.day));
    return offeredTerms(shared, { ...audience, day: this.day }, assigned);
  }

  /** The numbers by which the caller's company keeps articles. */
  async ownNumbers(companyId: number | null | undefined): Promise<OwnNumbers> {
    return companyId ? this.use(await this.catalogue.ownNumbersOf(companyId)) : OwnNumbers.none;
  }

  async vocabulary(): Promise<Vocabulary> {
    return this.use(await this.catalogue.vocabulary());
  }

  async suggested(asked: SuggestionQuery): Promise<FoundSuggestions> {
    return this.use(await this.catalogue.suggested(asked));
  }

  async toolsOfSize(query: ToolsQuery): Promise<FoundTool[]> {
    return this.use(await this.catalogue.toolsOfSize(query));
  }

  async sizesOfGroups(asked: readonly SizeColumn[]): Promise<string[]> {
    return this.use(await this.catalogue.sizesOfGroups(asked));
  }

  async find(query: SearchQuery): Promise<SearchHits> {
    return this.use(await this.catalogue.find(query));
  }

  private use<V>({ value, madeOf }: Made<V>): V {
    for (const key of madeOf) this.used.add(key);
    return value;
  }
}
