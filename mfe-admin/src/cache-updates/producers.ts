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
  // What a search finds only the service knows.
  fits: (_, { query }) => (query.search ? undefined : true),
};

/** A new producer stands in the list, and has a page. */
export function addProducer(cache: AnswerCache, producer: ManagedProducer): void {
  cache.set('getProducer', { params: { producerId: producer.id } }, producer);
  addRow(cache, producers, producer);
}

/** A producer as a change has answered it. */
export function showProducer(cache: AnswerCache, producer: ManagedProducer): void {
  cache.set('getProducer', { params: { producerId: producer.id } }, producer);
  replaceRow(cache, producers, producer);
}

/** A producer that was deleted, with its companies. */
export function removeProducer(cache: AnswerCache, producer: ManagedProducer): void {
  removeRow(cache, producers, producer);
}

/** Changes what is shown of every producer, wherever it stands. */
export function changeProducers(
  cache: AnswerCache,
  to: (producer: ManagedProducer) => ManagedProducer,
): void {
  cache.change('getProducer', to);
  cache.change('listProducers', (answer) => ({ ...answer, producers: answer.producers.map(to) }));
}
