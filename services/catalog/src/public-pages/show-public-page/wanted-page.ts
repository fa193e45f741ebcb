import { type CallInput, calls } from '@werkbank/contracts/calls';
import type { ZodObject } from 'zod';
import { formatFilters, parseFilters } from '@werkbank/contracts/filters';
import { listLimits } from '@werkbank/contracts/limits';
import { addressOfTools, toolsAsked } from '@werkbank/contracts/tool-tasks';
import type { Country, Currency, Language } from '@werkbank/contracts/localization';

export interface PublicAudience {
  lng: Language;
  country: Country;
  currency: Currency;
}

/**
 * The first request of an mfe-catalog page, written as the page itself does: the page finds its answer by
 * the same query.
 */
export type WantedPage =
  | { page: 'home' }
  | { page: 'search'; request: Pick<CallInput<'searchArticles'>, 'query'> }
  | { page: 'tools'; request: Pick<CallInput<'listToolsForTask'>, 'query'> | null }
  | { page: 'category'; request: Pick<CallInput<'getCategory'>, 'params' | 'query'> }
  | { page: 'article'; request: Pick<CallInput<'getArticle'>, 'params' | 'query'> };

/** The page at an address; undefined for an address outside the catalogue. */
export function wantedPage(address: string, audience: PublicAudience): WantedPage | undefined {
  // `//` begins with a slash too but is no valid address.
  if (!URL.canParse(address, 'http://here')) return undefined;
  const { pathname, searchParams } = new URL(address, 'http://here');
  if (pathname === '/') return { page: 'home' };
  if (pathname === '/search') {
    const category = searchParams.get('category') ?? '';
    const query = { ...audience, ...narrowing(searchParams), ...(category === '' ? {} : { category }) };
    return accepted('searchArticles', { query }) ? { page: 'search', request: { query } } : undefined;
  }
  if (pathname === '/tools-for-task') {
    const { query } = toolsAsked(searchParams);
    return { page: 'tools', request: query ? { query: { ...audience, ...query } } : null };
  }
  const [, kind, id, ...more] = pathname.split('/');
  if (id === undefined || more.length > 0) return undefined;
  if (kind === 'category') {
    const request = { params: { categoryId: id }, query: { ...audience, ...narrowing(searchParams) } };
    return accepted('getCategory', request) ? { page: 'category', request } : undefined;
  }
  if (kind !== 'article') return undefined;
  const request = { params: { articleId: id }, query: { ...audience, quantity: 1 } };
  return accepted('getArticle', request) ? { page: 'article', request } : undefined;
}

/** The normalised address of a page, without unknown parameters. */
export function addressOf(wanted: WantedPage): string {
  if (wanted.page === 'home') return '/';
  if (wanted.page === 'tools') return addressOfTools(wanted.request?.query ?? {});
  if (wanted.page === 'article') return `/article/${wanted.request.params.articleId}`;
  const path = wanted.page === 'search' ? '/search' : `/category/${wanted.request.params.categoryId}`;
  const { q, page, filters, sort } = wanted.request.query;
  const said = { q, filters, sort, page: page > 1 ? String(page) : '', category: categoryOf(wanted) };
  const query = new URLSearchParams(Object.entries(said).filter(([, value]) => value !== ''));
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

const categoryOf = (wanted: WantedPage): string =>
  wanted.page === 'search' ? (wanted.request.query.category ?? '') : '';

function narrowing(address: URLSearchParams) {
  const page = Number(address.get('page') ?? '1');
  return {
    q: (address.get('q') ?? '').slice(0, listLimits.search).trim(),
    page: Number.isSafeInteger(page) && page >= 1 ? Math.min(page, listLimits.page) : 1,
    filters: formatFilters(parseFilters((address.get('filters') ?? '').slice(0, listLimits.articleFilters))),
    sort: address.get('sort') ?? '',
  };
}

/** Checks the request against the contract, because an address may hold any text. */
function accepted(
  call: 'searchArticles' | 'getCategory' | 'getArticle',
  request: { params?: object; query: object },
): boolean {
  const { params, query }: { params?: ZodObject; query?: ZodObject } = calls[call];
  const fits = (schema: ZodObject | undefined, value: object | undefined) =>
    schema?.safeParse(value).success ?? true;
  return fits(params, request.params) && fits(query, request.query);
}
