import {
  allOrders,
  delayed,
  type ListQuery,
  type ListScope,
  ofBuyer,
  ofProducer,
  unconfirmed,
} from './list-scope.js';

const plain: ListQuery = {
  page: 1,
  pageSize: 20,
  sort: '-createdOn',
  statuses: [],
  orderNumber: '',
  customerName: '',
  producerNames: '',
  articleNumber: '',
};
const narrowed: ListQuery = {
  ...plain,
  statuses: ['Created', 'Proposed'],
  orderNumber: '100024',
  customerName: 'Muster, "Beispiel AG"',
  producerNames: 'Werk, "Werkzeug AG"',
  articleNumber: '338 0330',
};
const sorts: ListQuery['sort'][] = ['createdOn', 'id', '-id', 'taxBase', '-taxBase', 'status'];

/** Lists with each scope, condition and order, for the test of the statement. */
export const listExamples: [ListScope, ListQuery][] = [
  ...[allOrders, ofBuyer(1), ofProducer(1), unconfirmed, delayed('2026-01-01')].flatMap(
    (scope): [ListScope, ListQuery][] => [
      [scope, plain],
      [scope, narrowed],
    ],
  ),
  [allOrders, { ...plain, statuses: ['Created'] }],
  ...sorts.map((sort): [ListScope, ListQuery] => [allOrders, { ...plain, sort }]),
];
