import type { ReceivedDiscountRequest } from '@werkbank/contracts/entities';
import type { AnswerCache } from '@werkbank/kit/answer-cache';

/** A request as it is once it is answered, where it stands. */
export function showRequest(cache: AnswerCache, answered: ReceivedDiscountRequest): void {
  cache.change('getDiscountRequest', (request) => (request.id === answered.id ? answered : request));
  cache.change('listDiscountRequests', (list) => ({
    ...list,
    requests: list.requests.map((request) => (request.id === answered.id ? answered : request)),
  }));
}
