import type { RouteName } from '@werkbank/contracts/routes';
import { type ForeignRow, refused, sent } from './foreign-row.ts';
import type { OwnedWorld } from './owned-world.ts';

const notProducers = {
  loner: 'FORBIDDEN',
  owner: 'FORBIDDEN',
  otherBuyer: 'FORBIDDEN',
  otherAdmin: 'FORBIDDEN',
};
const producers = (code: string) => ({ sharer: code, outsider: code });

const ofTheCompany = (
  [
    'listOwnArticles',
    'listOwnArticlePlaces',
    'createOwnArticle',
    'uploadOwnArticleMedium',
  ] satisfies RouteName[]
).map((call) =>
  refused(
    call,
    { ...notProducers, ...producers('COMPANY_NOT_FOUND') },
    ({ producerCompanyId }: OwnedWorld) => sent(call, { query: { companyId: producerCompanyId } }),
    'of another company',
  ),
);
const ofAnArticle = (
  ['getOwnArticle', 'changeOwnArticle', 'listOwnArticleChanges'] satisfies RouteName[]
).map((call) =>
  refused(
    call,
    { ...notProducers, ...producers('ARTICLE_NOT_FOUND') },
    ({ articleId }: OwnedWorld) => sent(call, { params: { articleId } }),
    'about an article of another company',
  ),
);

const edits = refused(
  'editOwnArticles',
  { ...notProducers, ...producers('COMPANY_NOT_FOUND') },
  ({ producerCompanyId }: OwnedWorld) =>
    sent('editOwnArticles', {
      query: { companyId: producerCompanyId },
      body: { filter: { search: '', lacks: '' }, edit: { leadTimeDays: 5 } },
    }),
  'of another company',
);

/** A producer's manually entered articles belong to its company. */
export const rowsOfOwnArticles: readonly ForeignRow[] = [...ofTheCompany, ...ofAnArticle, edits];
