import { createHash, randomUUID } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/caller';
import type { CheckoutOrder, DraftSection, OrderDraft } from '@werkbank/contracts/entities';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import type { QuestionAnswer } from '@werkbank/contracts/questions';
import { readOne } from '@werkbank/platform/database';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { Questions } from '@werkbank/platform/messaging';
import { buyerOf } from '../buyer/buyer-of.js';
import { orderTotals } from '../cost-rules/taxes.js';
import { showDraft } from '../show-draft/show-draft.js';
import type { DraftBuyer, DraftContent } from './order-draft.entity.js';
import { QuoteOrder } from './quote-order.js';

type Buyer = NonNullable<QuestionAnswer<'admin.get-buyer'>>;

/** Writes down everything that an order would cost, as the buyer is shown it. */
@Controller()
export class DraftOrder {
  constructor(
    private readonly em: EntityManager,
    private readonly questions: Questions,
    private readonly quotes: QuoteOrder,
  ) {}

  @Call('createOrderDraft')
  async draft(
    @Input() { body: order }: CallInput<'createOrderDraft'>,
    @CallerOf() caller: Caller,
  ): Promise<OrderDraft | Refusal> {
    const { userId, companyId } = buyerOf(caller);
    const buyer = await this.questions.ask('admin.get-buyer', { userId, companyId });
    if (isRefusal(buyer)) return buyer;
    if (!buyer) return refuse('FORBIDDEN');
    const addresses = chooseAddresses(order, buyer);
    if (isRefusal(addresses)) return addresses;
    const sections = await this.quotes.sections(order, companyId, addresses.shippingAddress.country);
    if (isRefusal(sections)) return sections;

    const content = contentOf(order, buyer.company.name, addresses, sections);
    return this.keep(companyId, content, { ...buyer.user, userId, language: order.orderLanguage });
  }

  /** The same content drafted again before it was submitted is the same draft: two tabs cannot order twice. */
  private async keep(
    companyId: number,
    content: DraftContent,
    buyer: DraftBuyer & { id?: number },
  ): Promise<OrderDraft> {
    const { id: _, ...person } = buyer;
    const fingerprint = createHash('sha256')
      .update(JSON.stringify([companyId, content]))
      .digest('hex');
    const row = await readOne<{ id: string }>(
      this.em,
      `insert into order_draft (id, company_id, user_id, fingerprint, content, buyer, drafted_at)
       values (?, ?, ?, ?, ?, ?, now())
       on conflict (user_id, fingerprint) where order_id is null do update set fingerprint = excluded.fingerprint
       returning id`,
      [randomUUID(), companyId, person.userId, fingerprint, JSON.stringify(content), JSON.stringify(person)],
    );
    if (!row) throw new Error('a draft that was kept has an id');
    return showDraft({ id: row.id, content, orderId: null });
  }
}

/** Self-collection has no separate destination: the goods are handed over where they are, taxed as at home. */
function chooseAddresses(order: CheckoutOrder, { company }: Buyer) {
  const billingAddress = company.primaryAddress;
  if (!billingAddress) return refuse('BILLING_ADDRESS_MISSING');
  const shippingAddress = order.selfCollection
    ? billingAddress
    : company.addresses.find(
        (address) => address.id === order.shippingAddressId && address.type !== 'DispatchLocation',
      );
  if (!shippingAddress) return refuse('ADDRESS_NOT_FOUND', { field: 'shippingAddressId' });
  return { billingAddress, shippingAddress };
}

function contentOf(
  order: CheckoutOrder,
  customerName: string,
  addresses: Pick<DraftContent, 'billingAddress' | 'shippingAddress'>,
  orderSections: DraftSection[],
): DraftContent {
  const { orderCurrency, orderLanguage, selfCollection, costCenter } = order;
  return {
    orderCurrency,
    orderLanguage,
    selfCollection,
    costCenter,
    customerName,
    ...addresses,
    orderSections,
    totals: orderTotals(orderSections, orderCurrency),
  };
}
