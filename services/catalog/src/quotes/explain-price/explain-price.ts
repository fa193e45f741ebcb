import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { dayOf } from '@werkbank/contracts/calendar';
import type { CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/access';
import type { PriceExplanation } from '@werkbank/contracts/entities';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { saidUnits } from '@werkbank/contracts/quantities';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { readArticleRecords } from '../../articles/index.js';
import { explainLine, priceTiers, readPriceTerms } from '../../pricing/index.js';
import { ownsRules } from '../../price-rules/index.js';
import { companyLine } from '../company-lines/company-line.js';
import { readRules } from './read-rules.js';

/** Explains a price to its producer, and to platform admins. */
@Controller()
export class ExplainPrice {
  constructor(private readonly em: EntityManager) {}

  @Call('explainPrice')
  async explain(
    @Input() { params, query }: CallInput<'explainPrice'>,
    @CallerOf() caller: Caller,
  ): Promise<PriceExplanation | Refusal> {
    const { producerCompanyId } = params;
    const isAdmin = caller.kind === 'user' && caller.roles.includes('platform-admin');
    if (!isAdmin && !ownsRules(caller, producerCompanyId)) return refuse('COMPANY_NOT_FOUND');
    const { articleId, country, currency, quantity, day = dayOf(new Date()) } = query;
    const customerCompanyId = query.customerCompanyId ?? null;
    const [record] = await readArticleRecords(this.em, [articleId], caller.language);
    const line = companyLine(record, { producerCompanyId, country, quantity });
    if (!record || !line) return refuse('ARTICLE_NOT_FOUND', { field: 'articleId' });
    const audience = { country, currency, customerCompanyId };
    const terms = await readPriceTerms(this.em, audience, [producerCompanyId], day);
    if (isRefusal(terms)) return terms;
    const { language } = caller;
    const explained = explainLine(line, terms);
    const { listPriceCurrency } = explained ?? line;
    const asked = { ...audience, ...line, listPriceCurrency, day, language };
    const rules = await readRules(this.em, asked);
    return {
      articleId,
      materialNumber: record.materialNumber,
      articleText: record.articleText,
      producerCompanyId,
      ...audience,
      quantity,
      ...saidUnits(record),
      day,
      price: explained?.breakdown ?? null,
      steps: (explained?.steps ?? []).map((step) => ({
        ...step,
        rules: rules.filter((rule) => rule.step === step.step).map(({ step: _, ...rule }) => rule),
      })),
      tiers: priceTiers(line, terms),
    };
  }
}
