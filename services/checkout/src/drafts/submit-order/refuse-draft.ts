import { wishedDays } from '@werkbank/contracts/calendar';
import { missingFacts } from '@werkbank/contracts/entities';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { type Buyer, partiesStillHold } from '../draft-order/choose-addresses.js';
import type { DraftContent } from '../draft-order/order-draft.entity.js';

/** The reason why a draft cannot be ordered for the company as it is now, apart from prices and dates. */
export function refuseDraft(content: DraftContent, buyer: Buyer, now: Date): Refusal | undefined {
  if (!partiesStillHold(content, buyer)) return refuse('DRAFT_ADDRESSES_CHANGED');
  const [missing] = missingFacts(content, buyer.company);
  if (missing) return refuse(missing.code);
  if (content.wishedDate && content.wishedDate < wishedDays(now).first) return refuse('WISHED_DATE_PAST');
  return undefined;
}
