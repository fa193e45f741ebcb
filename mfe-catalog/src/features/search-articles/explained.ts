import type { CallRequest } from '@werkbank/contracts/calls';

/** A hit, and the search that found it. */
export interface Explained {
  articleId: string;
  query: CallRequest<'searchArticles'>['query'];
}
