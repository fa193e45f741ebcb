import type { Caller } from '@werkbank/contracts/access';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import type { Queries } from '@werkbank/platform/messaging';
import { buyerOf, sessionOf } from '../../basket/index.js';
import type { Buyer } from '../draft-order/choose-addresses.js';

/** The caller as a buyer, as of now. */
export async function askBuyer(queries: Queries, caller: Caller): Promise<Buyer | Refusal> {
  const buyer = await queries.ask('admin.get-buyer', { ...buyerOf(caller), session: sessionOf(caller) });
  if (isRefusal(buyer)) return buyer;
  if (!buyer) return refuse('BUYER_NOT_ACTIVE');
  // A copy of the token outlives its session by some minutes. Its owner renews it and submits again.
  return buyer.sessionOver ? refuse('AUTHENTICATION_REQUIRED') : buyer;
}
