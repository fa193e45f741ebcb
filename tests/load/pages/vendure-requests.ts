import { saturating } from './measure-pages.ts';
import type { Asked } from './run-k6.ts';

/**
 * The same kinds of requests to a Vendure shop, under our names; none without `VENDURE_URL`. They resemble those of a storefront:
 * products with prices in pages of fifty, the basket with its lines.
 */
export async function vendureRequests(url: string | undefined): Promise<Record<string, Asked>> {
  if (url === undefined || url === '') return {};
  const api = `${url}/shop-api`;
  const ask = async (query: string, token?: string) => {
    const answer = await fetch(api, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query }),
    });
    const { data } = (await answer.json()) as { data: Record<string, { items: Record<string, string>[] }> };
    return { data, token: answer.headers.get('vendure-auth-token') ?? token };
  };
  const { data } = await ask(
    '{ products(options: { take: 10 }) { items { id slug } } collections { items { slug } } }',
  );
  const variants = await ask(
    '{ search(input: { take: 10, groupByProduct: false }) { items { productVariantId } } }',
  );
  const fillBasket = async (): Promise<string | undefined> => {
    let token: string | undefined;
    for (const { productVariantId } of variants.data['search']?.items ?? []) {
      const adding = `mutation { addItemToOrder(productVariantId: "${productVariantId}", quantity: 3) { __typename } }`;
      ({ token } = await ask(adding, token));
    }
    return token;
  };
  const people: (string | undefined)[] = [];
  for (let person = 0; person < saturating; person++) people.push(await fillBasket());
  const [token] = people;
  const asked = (queries: readonly string[], bearer?: string): Asked => ({
    status: 200,
    headers: {
      'content-type': 'application/json',
      'accept-encoding': 'gzip, deflate, br',
      ...(bearer && { authorization: `Bearer ${bearer}` }),
    },
    requests: queries.map((query) => ({ method: 'POST', url: api, body: JSON.stringify({ query }) })),
  });
  const row = `productId productName slug description sku productAsset { preview }
    priceWithTax { ... on SinglePrice { value } ... on PriceRange { min max } } currencyCode inStock`;
  const facets = 'facetValues { count facetValue { id name facet { name } } }';
  const page = (input: string) => `{ search(input: { ${input}, groupByProduct: true, take: 50 }) {
    totalItems items { ${row} } ${facets} } }`;
  const groups = (data['collections']?.items ?? [])
    .slice(0, 6)
    .map(({ slug }) => page(`collectionSlug: "${slug}"`));
  const searches = ['spiralbohrer', 'hss', 'blank', 'din 338', 'durchmesser', 'beschichtung'].map((term) =>
    page(`term: "${term}"`),
  );
  const products = (data['products']?.items ?? []).map(
    ({ slug }) => `{ product(slug: "${slug}") { id name description assets { preview }
      collections { name breadcrumbs { name slug } } facetValues { name facet { name } }
      variants { id name sku price priceWithTax currencyCode stockLevel options { name } } } }`,
  );
  const basket = `{ activeOrder { id code state totalWithTax taxSummary { description taxTotal } lines { id quantity unitPriceWithTax
    linePriceWithTax productVariant { id name sku } featuredAsset { preview } } } }`;
  /** Interleaves the requests of all people. */
  const byEach = async (
    queriesOf: (bearer: string | undefined) => Promise<readonly string[]>,
  ): Promise<Asked> => {
    const lists = await Promise.all(
      people.map(async (bearer) => {
        const queries = await queriesOf(bearer);
        const headers = { authorization: `Bearer ${bearer}` };
        return asked(queries).requests.map((request) => ({ ...request, headers }));
      }),
    );
    const requests = (lists[0] ?? []).flatMap((_, at) => lists.flatMap((list) => list[at] ?? []));
    return { ...asked([]), requests, people: people.length };
  };
  const changesOf = async (bearer: string | undefined): Promise<string[]> => {
    const order = await ask('{ activeOrder { lines { id } } }', bearer);
    const lines = (order.data['activeOrder'] as unknown as { lines: { id: string }[] } | null)?.lines ?? [];
    return lines.map(
      ({ id }, at) =>
        `mutation { adjustOrderLine(orderLineId: "${id}", quantity: ${at + 1}) { ... on Order { lines { id quantity } } } }`,
    );
  };
  const baskets = await byEach(() => Promise.resolve([basket]));
  return {
    'group page': asked(groups),
    search: asked(searches),
    'article page': asked(products),
    'group page, customer': asked(groups, token),
    'search, customer': asked(searches, token),
    'article page, customer': asked(products, token),
    'basket of 10, customer': baskets,
    'kept basket, customer': baskets,
    'quantity changed, customer': await byEach(changesOf),
  };
}
