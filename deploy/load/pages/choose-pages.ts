import type { ApiClient } from '@werkbank/contracts/client';
import { addressOf } from '@werkbank/contracts/client';

/** A page's data as a visitor's browser asks the gateway for it. */
export interface Page {
  readonly name: string;
  readonly path: string;
}

const audience = { lng: 'de', country: 'CH', currency: 'CHF' } as const;

/** Words and numbers, broad and narrow, one of them mistyped; as people in workshops type. */
const typed = [
  'spiralbohrer 6,8',
  'schaftfräser',
  'gewindebohrer m8',
  'hss bohrer',
  'reibahle',
  'spiralborer',
];

export const searchPages = (): Page[] =>
  typed.map((q) => ({
    name: `search ${q}`,
    path: addressOf('searchArticles', { query: { ...audience, q } }),
  }));

/** Pages of groups with their tables: of each top-level category the largest group. */
export async function categoryPages(api: ApiClient, count: number): Promise<Page[]> {
  const top = await api('listTopLevelCategories', { query: audience });
  const pages: Page[] = [];
  for (const { categoryId } of top.slice(0, count)) {
    const group = await largestGroup(api, categoryId);
    pages.push({
      name: `category ${group}`,
      path: addressOf('getCategory', { params: { categoryId: group }, query: { ...audience } }),
    });
  }
  return pages;
}

async function largestGroup(api: ApiClient, categoryId: string): Promise<string> {
  const category = await api('getCategory', { params: { categoryId }, query: audience });
  const [largest] = category.subcategories.toSorted((a, b) => b.articleCount - a.articleCount);
  return category.kind === 'group' || largest === undefined
    ? categoryId
    : largestGroup(api, largest.categoryId);
}
