import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/access';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { changeConfiguration } from '../configuration/change-configuration.js';

/** Offered currencies: a part of the configuration with its own calls. */
@Controller()
export class OfferCurrencies {
  constructor(private readonly em: EntityManager) {}

  @Call('offerCurrency')
  async offer(
    @Input() { body: { currency } }: CallInput<'offerCurrency'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'offerCurrency'> | Refusal> {
    const after = await changeConfiguration(this.em, { caller, action: 'offerCurrency' }, (before) =>
      before.currencies.includes(currency)
        ? refuse('CURRENCY_OFFERED_ALREADY', { field: 'currency' })
        : { ...before, currencies: [...before.currencies, currency] },
    );
    return isRefusal(after) ? after : { currencies: after.currencies };
  }

  @Call('withdrawCurrency')
  async withdraw(
    @Input() { params: { currency } }: CallInput<'withdrawCurrency'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'withdrawCurrency'> | Refusal> {
    const after = await changeConfiguration(this.em, { caller, action: 'withdrawCurrency' }, (before) => {
      if (!before.currencies.includes(currency)) {
        return refuse('CURRENCY_NOT_OFFERED', { params: { currency } });
      }
      if (before.defaultCurrency === currency) return refuse('DEFAULT_CURRENCY');
      return { ...before, currencies: before.currencies.filter((offered) => offered !== currency) };
    });
    return isRefusal(after) ? after : { currencies: after.currencies };
  }
}
