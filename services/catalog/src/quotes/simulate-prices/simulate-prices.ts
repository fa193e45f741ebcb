import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { dayOf } from '@werkbank/contracts/calendar';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/access';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { saidUnits } from '@werkbank/contracts/quantities';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { type ArticleRecord, readArticleRecords } from '../../articles/index.js';
import { companyLine } from '../company-lines/company-line.js';
import { type PricedLine, readPriceTerms } from '../../pricing/index.js';
import { ownsRules } from '../../price-rules/index.js';
import { editedTerms } from './edited-terms.js';
import { simulatedPrice } from './simulated-price.js';

/**
 * Prices of articles for a customer, with the saved rules and with the unsaved ones of a form. It only
 * reads.
 */
@Controller()
export class SimulatePrices {
  constructor(private readonly em: EntityManager) {}

  @Call('simulatePrices')
  async simulate(
    @Input() { params, body }: CallInput<'simulatePrices'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'simulatePrices'> | Refusal> {
    const { producerCompanyId } = params;
    if (!ownsRules(caller, producerCompanyId)) return refuse('COMPANY_NOT_FOUND');
    const { country, currency, customerCompanyId, quantity, articleIds, day = dayOf(new Date()) } = body;
    const records = await readArticleRecords(this.em, articleIds, caller.language);
    const recordOf = new Map(records.map((record) => [record.articleId, record]));
    const lines: { record: ArticleRecord; line: PricedLine }[] = [];
    for (const [index, articleId] of articleIds.entries()) {
      const record = recordOf.get(articleId);
      const line = companyLine(record, { producerCompanyId, country, quantity });
      if (!record || !line) return refuse('ARTICLE_NOT_FOUND', { field: `articleIds.${index}` });
      lines.push({ record, line });
    }
    const assumedDiscountGroupId = body.discountGroupId;
    const audience = { country, currency, customerCompanyId, assumedDiscountGroupId };
    const terms = await readPriceTerms(this.em, audience, [producerCompanyId], day);
    if (isRefusal(terms)) return terms;
    const company = terms.companies[producerCompanyId];
    if (assumedDiscountGroupId !== undefined && !company?.assignedDiscountGroup) {
      return refuse('DISCOUNT_GROUP_NOT_FOUND', { field: 'discountGroupId' });
    }
    const edited = company && { [producerCompanyId]: editedTerms(company, body.edit, day) };
    const changed = { ...terms, companies: edited ?? {} };
    return {
      day,
      articles: lines.map(({ record, line }) => ({
        articleId: record.articleId,
        materialNumber: record.materialNumber,
        articleText: record.articleText,
        ...saidUnits(record),
        now: simulatedPrice(line, terms),
        edited: simulatedPrice(line, changed),
      })),
    };
  }
}
