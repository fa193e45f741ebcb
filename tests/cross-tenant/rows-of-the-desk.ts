import { callExamples, deskExamples } from '@werkbank/contracts/fixtures';
import type { RouteName } from '@werkbank/contracts/routes';
import { type ForeignRow, hidden, noObject, refused } from './foreign-row.ts';
import type { OwnedWorld } from './owned-world.ts';

type DeskCall = keyof typeof deskExamples;
type Stated = Partial<OwnedWorld>;
const notProducers = {
  loner: 'FORBIDDEN',
  owner: 'FORBIDDEN',
  otherBuyer: 'FORBIDDEN',
  otherAdmin: 'FORBIDDEN',
  platformAdmin: 'FORBIDDEN',
};
const otherProducers = { sharer: 'COMPANY_NOT_FOUND', outsider: 'COMPANY_NOT_FOUND' };

const paramsOf = (call: DeskCall): string[] => {
  const { request } = callExamples[call] as { request: { params?: object } };
  return Object.keys(request.params ?? {});
};
const picked = (world: OwnedWorld, call: DeskCall, instead: Stated = {}) => ({
  params: Object.fromEntries(
    paramsOf(call).map((key) => [key, { ...world, ...instead }[key as keyof OwnedWorld]]),
  ),
});
const about =
  (call: DeskCall, instead: (world: OwnedWorld) => Stated = () => ({})) =>
  (world: OwnedWorld) => ({ ...deskExamples[call].request, ...picked(world, call, instead(world)) });
const underOwnCompany = ({ sharersCompanyId }: OwnedWorld) => ({ producerCompanyId: sharersCompanyId });

/** The company of the path is another one's. */
const ofTheCompany = (Object.keys(deskExamples) as DeskCall[])
  .filter((call) => paramsOf(call).includes('producerCompanyId'))
  .map((call) => {
    const { platformAdmin: _, ...withoutAdmin } = notProducers;
    const nobody = call === 'explainPrice' ? withoutAdmin : notProducers;
    return refused(call, { ...nobody, ...otherProducers }, about(call), 'of another company');
  });

/** The company of the path is the caller's own, the object below it another company's. */
const refusals: Readonly<Record<string, string>> = {
  discountGroupId: 'DISCOUNT_GROUP_NOT_FOUND',
  assignmentId: 'DISCOUNT_ASSIGNMENT_NOT_FOUND',
  articleGroupId: 'ARTICLE_GROUP_NOT_FOUND',
  factorId: 'COUNTRY_PRICE_FACTOR_NOT_FOUND',
  surchargeId: 'SURCHARGE_NOT_FOUND',
  requestId: 'DISCOUNT_REQUEST_NOT_FOUND',
};
const belowOnesOwn = (Object.keys(deskExamples) as DeskCall[]).flatMap((call) => {
  const named = paramsOf(call).find((param) => param in refusals);
  if (named === undefined) return [];
  return [
    refused(
      call,
      { sharer: refusals[named] ?? '' },
      about(call, underOwnCompany),
      `below the own company, ${named}`,
    ),
  ];
});

/** The body or query names an object of another producer. */
const withBody = (call: DeskCall, code: string, body: (world: OwnedWorld) => object, what: string) =>
  refused(
    call,
    { sharer: code },
    (world) => ({
      ...about(call, underOwnCompany)(world),
      ...('query' in deskExamples[call].request
        ? { query: { ...(deskExamples[call].request.query as object), ...body(world) } }
        : { body: { ...(deskExamples[call].request as { body: object }).body, ...body(world) } }),
    }),
    what,
  );
const named = [
  withBody(
    'createDiscountAssignment',
    'DISCOUNT_GROUP_NOT_FOUND',
    ({ discountGroupId, customerCompanyId }) => ({ discountGroupId, customerCompanyId }),
    'to a group of another producer',
  ),
  withBody(
    'simulatePrices',
    'ARTICLE_NOT_FOUND',
    ({ discountGroupId, articleId }) => ({ discountGroupId, articleIds: [articleId] }),
    'of an article of another producer',
  ),
  withBody(
    'explainPrice',
    'ARTICLE_NOT_FOUND',
    ({ articleId, customerCompanyId }) => ({ articleId, customerCompanyId }),
    'of an article of another producer',
  ),
];

const readByEverybody = 'the catalogue is for everybody, prices follow the caller';
const catalogue: readonly ForeignRow[] = (
  [
    'searchArticles',
    'suggestSearches',
    'listToolsForTask',
    'listTopLevelCategories',
    'getCategory',
    'getArticle',
    'getArticleMedium',
    'getCatalogPage',
    'listCatalogAddresses',
    'checkQuickOrder',
  ] satisfies RouteName[]
).map((call) => noObject(call, readByEverybody));

/** What is not a stranger's of prices, and the catalogue. */
export const rowsOfTheDesk: readonly ForeignRow[] = [
  ...catalogue,
  hidden('listOwnArticleNumbers', ['otherBuyer', 'otherAdmin', 'sharer', 'outsider'], () => ({
    query: { lng: 'de' as const },
  })),
  noObject('saveOwnArticleNumber', 'the number is the caller’s company’s, articles are everybody’s'),
  noObject('importOwnArticleNumbers', 'the numbers are the caller’s company’s, the file is not kept'),
  noObject('exportOwnArticleNumbers', 'the numbers are the caller’s company’s, as in the list'),
  noObject('readQuickOrderFile', 'the file is the caller’s own and is not kept'),
  noObject(
    'requestDiscount',
    'articles and producers are everybody’s, the request is the caller’s company’s',
  ),
  hidden('listOwnDiscountRequests', ['otherBuyer', 'otherAdmin', 'sharer', 'outsider'], () => ({
    query: {},
  })),
  ...ofTheCompany,
  ...belowOnesOwn,
  ...named,
];
