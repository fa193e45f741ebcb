import { Controller } from '@nestjs/common';
import { dayOf } from '@werkbank/contracts/calendar';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import { isRefusal, type Refusal } from '@werkbank/contracts/errors';
import { Call, Input } from '@werkbank/platform/http';
import { Queries } from '@werkbank/platform/messaging';
import { CostRulesStore } from '../store-cost-rules/cost-rules.store.js';
import { previewOf, termsWith, withEdit } from './preview-of.js';

/** Costs of an example basket today, and on a day by the edited rules before they are saved. */
@Controller()
export class PreviewCosts {
  constructor(
    private readonly rules: CostRulesStore,
    private readonly queries: Queries,
  ) {}

  @Call('previewCosts')
  async preview(
    @Input() { body: { day, edit, ...example } }: CallInput<'previewCosts'>,
  ): Promise<CallAnswer<'previewCosts'> | Refusal> {
    const { from, to, currency } = example;
    const today = dayOf(new Date());
    const terms = await this.queries.ask('catalog.get-cost-terms', {
      from,
      to,
      currency,
      days: [today, day],
    });
    if (isRefusal(terms)) return terms;
    const [termsToday, termsOnDay] = terms;
    const now = await this.rules.current(undefined, today);
    const then = await this.rules.current(undefined, day);
    return {
      today: termsToday ? previewOf(now, termsToday, example) : null,
      onDay: termsOnDay
        ? previewOf(withEdit(then, edit), termsWith(termsOnDay, edit, example), example)
        : null,
    };
  }
}
