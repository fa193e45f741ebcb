import type { ReceivedDiscountRequest } from '@werkbank/contracts/entities';
import type { AnswerCache } from '@werkbank/kit/answer-cache';

/** Shows an answered request at its place. */
export function showRequest(cache: AnswerCache, answered: ReceivedDiscountRequest): void {
  cache.change('getDiscountRequest', (request) => (request.id === answered.id ? answered : request));
  cache.change('listDiscountRequests', (list) => ({
    ...list,
    requests: list.requests.map((request) => (request.id === answered.id ? answered : request)),
  }));
}
