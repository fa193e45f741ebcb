import type { Delivery, OrderItem } from '@werkbank/contracts/entities';
import { splitByLargestRemainder } from '@werkbank/contracts/money';
import type { ChangedField } from '../../delivery/delivery-meta';
import type { Plan } from '../../planning/plan';
import { liveItems } from '../../order/items';
import { type AnswerDraft, awaitsAnswer, type SplitPart } from './answer-draft';

type SectionState = 'settled' | 'open' | 'confirmed' | 'proposed';

/** A delivery as it will be once the answer is sent, with its differences from now. */
export interface AnsweredSection {
  readonly delivery: Delivery;
  readonly state: SectionState;
  readonly isPart: boolean;
  /** Parts were split off: such a delivery can no longer be confirmed as it stands. */
  readonly isSplit: boolean;
  readonly changed: ReadonlySet<ChangedField>;
}

/** Every delivery with the edits of the draft, each part right after the delivery that it comes from. */
export function answeredSections(deliveries: readonly Delivery[], draft: AnswerDraft): AnsweredSection[] {
  return deliveries.flatMap((delivery) => {
    const parts = draft.parts.filter(({ parentId }) => parentId === delivery.id);
    return [
      answeredDelivery(delivery, parts, draft),
      ...parts.map((part) => splitPart(delivery, parts, part)),
    ];
  });
}

function answeredDelivery(
  delivery: Delivery,
  parts: readonly SplitPart[],
  draft: AnswerDraft,
): AnsweredSection {
  const proposal = draft.proposed[delivery.id];
  const isSplit = parts.length > 0;
  const changed = new Set<ChangedField>();
  if (proposal && movesDate(delivery, proposal.plan)) changed.add('date');
  if (isSplit) changed.add('items');
  return {
    delivery: withNetSum({
      ...delivery,
      ...(proposal ? replanned(delivery, proposal.plan) : {}),
      items: delivery.items.flatMap((item) => shareOf(item, parts, null)),
    }),
    state: stateOf(delivery, draft),
    isPart: false,
    isSplit,
    changed,
  };
}

function splitPart(parent: Delivery, parts: readonly SplitPart[], part: SplitPart): AnsweredSection {
  const { id, dispatchLocation, plan } = part;
  const changed = new Set<ChangedField>(['items']);
  if (movesDate(parent, plan)) changed.add('date');
  if (dispatchLocation.id !== parent.dispatchLocation.id) changed.add('dispatchLocation');
  return {
    delivery: withNetSum({
      ...parent,
      ...replanned(parent, plan),
      id,
      deliveryId: id,
      parentDeliveryId: parent.id,
      isSplit: true,
      dispatchLocation: { ...parent.dispatchLocation, ...dispatchLocation },
      // The first delivery that lives carries the costs of all its parts.
      deliveryCosts: [],
      items: parent.items.flatMap((item) => shareOf(item, parts, part)),
    }),
    state: 'proposed',
    isPart: true,
    isSplit: true,
    changed,
  };
}

/** The net sum of what lies in the delivery once its parts are split off. */
function withNetSum(delivery: Delivery): Delivery {
  const goods = liveItems(delivery).reduce((sum, { displayPrice }) => sum + displayPrice.amount, 0);
  const costs = delivery.deliveryCosts.reduce((sum, { taxBase }) => sum + taxBase, 0);
  return { ...delivery, taxBase: goods + costs };
}

function stateOf(delivery: Delivery, draft: AnswerDraft): SectionState {
  if (!awaitsAnswer(delivery)) return 'settled';
  if (delivery.id in draft.confirmed) return 'confirmed';
  return delivery.id in draft.proposed ? 'proposed' : 'open';
}

function replanned(delivery: Delivery, plan: Plan): Partial<Delivery> {
  const { plannedShipmentDate, plannedShipmentFromStock } = delivery;
  return { ...plan, originalPlannedShipmentInfo: { plannedShipmentDate, plannedShipmentFromStock } };
}

function movesDate(delivery: Delivery, plan: Plan): boolean {
  return (
    plan.plannedShipmentDate !== delivery.plannedShipmentDate ||
    plan.plannedShipmentFromStock !== delivery.plannedShipmentFromStock
  );
}

/** The share of an item in a part, or of what stays (`null`); empty without one. */
function shareOf(item: OrderItem, parts: readonly SplitPart[], wanted: SplitPart | null): OrderItem[] {
  const moved = parts.map((part) => part.items.find(({ itemId }) => itemId === item.id)?.quantity ?? 0);
  const stays = item.quantity - moved.reduce((sum, quantity) => sum + quantity, 0);
  const shares = [stays, ...moved];
  const at = wanted ? parts.indexOf(wanted) + 1 : 0;
  const quantity = shares[at] ?? 0;
  if (quantity === item.quantity) return [item];
  if (quantity <= 0) return [];
  const amount = splitByLargestRemainder(item.displayPrice.amount, shares)[at] ?? 0;
  return [{ ...item, quantity, displayPrice: { ...item.displayPrice, amount } }];
}
