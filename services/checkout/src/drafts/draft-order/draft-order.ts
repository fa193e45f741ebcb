import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/access';
import {
  type Address,
  type CheckoutOrder,
  type DraftSection,
  factsOf,
  missingFacts,
  type OrderDraft,
} from '@werkbank/contracts/entities';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { Queries } from '@werkbank/platform/messaging';
import { buyerOf } from '../../basket/index.js';
import { orderTotals } from '../../cost-rules/index.js';
import { type Buyer, chooseAddresses } from './choose-addresses.js';
import { keepDraft } from './keep-draft.js';
import type { DraftContent } from './order-draft.entity.js';
import { QuoteOrder } from './quote-order.js';
import { showDraft } from './shown-draft.js';

/** Writes down everything that an order would cost, as the buyer is shown it. */
@Controller()
export class DraftOrder {
  constructor(
    private readonly em: EntityManager,
    private readonly queries: Queries,
    private readonly quotes: QuoteOrder,
  ) {}

  @Call('createOrderDraft')
  async draft(
    @Input() { body: order }: CallInput<'createOrderDraft'>,
    @CallerOf() caller: Caller,
  ): Promise<OrderDraft | Refusal> {
    const { userId, companyId } = buyerOf(caller);
    const buyer = await this.queries.ask('admin.get-buyer', { userId, companyId });
    if (isRefusal(buyer)) return buyer;
    if (!buyer) return refuse('BUYER_NOT_ACTIVE');
    const [missing] = missingFacts(order, buyer.company);
    if (missing) return refuse(missing.code, { field: missing.field });
    const addresses = chooseAddresses(order, buyer);
    if (isRefusal(addresses)) return addresses;
    const { billingAddress, shippingAddress } = addresses;
    const sections = await this.quotes.sections({
      order,
      customerCompanyId: companyId,
      destination: (shippingAddress ?? billingAddress).country,
    });
    if (isRefusal(sections)) return sections;

    const content = contentOf(order, buyer.company, addresses, sections);
    const { id: _, ...person } = buyer.user;
    const drafter = { ...person, userId, language: order.orderLanguage };
    const id = await keepDraft(this.em, { companyId, content, buyer: drafter });
    return showDraft({ id, content, orderId: null, buyer: drafter });
  }
}

function contentOf(
  order: CheckoutOrder,
  company: Buyer['company'],
  { billingAddress, shippingAddress }: { billingAddress: Address; shippingAddress: Address | null },
  orderSections: DraftSection[],
): DraftContent {
  const { orderCurrency, orderLanguage, selfCollection, deliverInParts } = order;
  return {
    orderCurrency,
    orderLanguage,
    selfCollection,
    ...(deliverInParts && { deliverInParts }),
    ...factsOf(order),
    customerName: company.name,
    customerTaxNumber: company.taxNumber,
    customerEoriNumber: company.eoriNumber ?? null,
    billingAddress,
    shippingAddress: shippingAddress ?? orderSections[0]?.dispatchLocation ?? billingAddress,
    orderSections,
    totals: orderTotals(orderSections, orderCurrency),
  };
}
