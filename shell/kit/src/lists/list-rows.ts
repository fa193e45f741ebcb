import type { CallAnswer, CallRequest } from '@werkbank/contracts/calls';
import type { RouteName } from '@werkbank/contracts/routes';
import type { Paging } from './pagination';
import type { AnswerCache } from '../api/answer-cache';

interface Identified {
  readonly id: number;
}

/** A call that answers rows, and the facts that the browser can derive without the service. */
export interface RowList<N extends RouteName, Row extends Identified> {
  readonly call: N;
  readonly rowsOf: (answer: CallAnswer<N>) => readonly Row[];
  readonly withRows: (answer: CallAnswer<N>, rows: Row[]) => CallAnswer<N>;
  /** Order of the service for a request. */
  readonly order: (request: CallRequest<N>) => (one: Row, other: Row) => number;
  /** True for a row that the request matches; undefined if only the service can decide, as for a search. */
  readonly fits?: (row: Row, request: CallRequest<N>) => boolean | undefined;
}

/** Puts a new row at its place on each cached page. */
export function addRow<N extends RouteName, Row extends Identified>(
  cache: AnswerCache,
  list: RowList<N, Row>,
  row: Row,
): void {
  changeRow(cache, list, { after: row, isNew: true });
}

/** Shows a changed row, at its new place. */
export function replaceRow<N extends RouteName, Row extends Identified>(
  cache: AnswerCache,
  list: RowList<N, Row>,
  row: Row,
): void {
  const known = cache.answersOf(list.call).flatMap(list.rowsOf);
  changeRow(cache, list, { before: known.find(({ id }) => id === row.id), after: row });
}

/** Takes a row away and counts it no longer. */
export function removeRow<N extends RouteName, Row extends Identified>(
  cache: AnswerCache,
  list: RowList<N, Row>,
  row: Row,
): void {
  changeRow(cache, list, { before: row });
}

interface RowChange<Row> {
  before?: Row | undefined;
  after?: Row;
  isNew?: boolean;
}

function changeRow<N extends RouteName, Row extends Identified>(
  cache: AnswerCache,
  list: RowList<N, Row>,
  change: RowChange<Row>,
): void {
  cache.change(list.call, (answer, request) => changedPage(list, answer, request, change));
}

/** One page after the change. Facts that only the service knows stay until the refetch. */
function changedPage<N extends RouteName, Row extends Identified>(
  list: RowList<N, Row>,
  answer: CallAnswer<N>,
  request: CallRequest<N>,
  { before, after, isNew = false }: RowChange<Row>,
): CallAnswer<N> {
  const fits = (row: Row) => (list.fits ? list.fits(row, request) : true);
  const rows = list.rowsOf(answer);
  const id = after?.id ?? before?.id;
  const at = rows.findIndex((row) => row.id === id);
  const held = rows[at];
  const former = held ?? before;
  const belongs = after ? (fits(after) ?? (held ? true : undefined)) : false;
  if (belongs === undefined) return answer;
  const belonged = isNew && !held ? false : held ? true : former && fits(former);
  const others = rows.filter((row) => row.id !== id);
  const page = pagingOf(answer);
  const place =
    after && belongs ? placeOf(after, { others, page, order: list.order(request), at, held }) : undefined;
  const next = [...others];
  if (after && place !== undefined) next.splice(place, 0, after);
  if (!page) return list.withRows(answer, next);
  const counted = counting(page, Number(belongs) - Number(belonged ?? belongs));
  return list.withRows(Object.assign({}, answer, counted), next.slice(0, page.pageSize));
}

/** The index of a row on its page; undefined if it may belong to another page. */
function placeOf<Row>(
  row: Row,
  {
    others,
    page,
    order,
    at,
    held,
  }: {
    others: readonly Row[];
    page: Paging | undefined;
    order: (one: Row, other: Row) => number;
    at: number;
    held: Row | undefined;
  },
): number | undefined {
  if (held && order(held, row) === 0) return at;
  const next = others.findIndex((other) => order(row, other) < 0);
  const place = next < 0 ? others.length : next;
  if (!page) return place;
  const onEarlierPage = place === 0 && page.page > 1;
  const onLaterPage = place === others.length && page.page < page.pages;
  return onEarlierPage || onLaterPage ? undefined : place;
}

function pagingOf(answer: unknown): Paging | undefined {
  const isPaged = typeof answer === 'object' && answer !== null && 'totalItems' in answer;
  return isPaged ? (answer as Paging) : undefined;
}

function counting({ totalItems, pageSize }: Paging, more: number): Partial<Paging> {
  const total = Math.max(0, totalItems + more);
  return { totalItems: total, pages: Math.max(1, Math.ceil(total / pageSize)) };
}
