import type { ManagedProducer } from '@werkbank/contracts/entities';
import type { AnswerCache } from '@werkbank/kit/answer-cache';
import { addRow, removeRow, replaceRow, type RowList } from '@werkbank/kit/list-rows';
import { serviceOrder } from './service-order';

const nameOf = ({ algoliaId }: ManagedProducer) => [algoliaId];
const producers: RowList<'listProducers', ManagedProducer> = {
  call: 'listProducers',
  rowsOf: (answer) => answer.producers,
  withRows: (answer, rows) => ({ ...answer, producers: rows }),
  order: ({ query }) =>
    serviceOrder(query.sort ?? 'algoliaId', {
      algoliaId: nameOf,
      platformMargin: (producer) => [producer.platformMargin, ...nameOf(producer)],
    }),
  // Only the service evaluates a search.
  fits: (_, { query }) => (query.search ? undefined : true),
};

/** Adds a new producer to the cached lists and caches its page. */
export function addProducer(cache: AnswerCache, producer: ManagedProducer): void {
  cache.set('getProducer', { params: { producerId: producer.id } }, producer);
  addRow(cache, producers, producer);
}

/** Shows the answer of a change in the cached page and lists. */
export function showProducer(cache: AnswerCache, producer: ManagedProducer): void {
  cache.set('getProducer', { params: { producerId: producer.id } }, producer);
  replaceRow(cache, producers, producer);
}

/** Removes a deleted producer, together with its companies. */
export function removeProducer(cache: AnswerCache, producer: ManagedProducer): void {
  removeRow(cache, producers, producer);
}

/** Changes every cached copy of every producer. */
export function changeProducers(
  cache: AnswerCache,
  to: (producer: ManagedProducer) => ManagedProducer,
): void {
  cache.change('getProducer', to);
  cache.change('listProducers', (answer) => ({ ...answer, producers: answer.producers.map(to) }));
}
