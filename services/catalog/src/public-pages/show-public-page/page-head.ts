import type { CallInput } from '@werkbank/contracts/calls';
import type { Article, CategoryPage, PublicPage } from '@werkbank/contracts/entities';
import type { Language } from '@werkbank/contracts/localization';
import { pageWords } from './page-words.js';
import { breadcrumbData, productData } from './structured-data.js';

export type PageHead = Omit<
  PublicPage,
  'language' | 'country' | 'currency' | 'firstAnswers' | 'drawn' | 'readable'
>;

export function homeHead(lng: Language): PageHead {
  return {
    ...pageWords[lng].home,
    address: '/',
    listed: true,
    structuredData: [],
    firstImage: '/banner.svg',
  };
}

/** Search results are not listed as pages of the catalogue. */
export function searchHead({ q, lng }: CallInput<'searchArticles'>['query']): PageHead {
  return {
    ...pageWords[lng].search(q),
    address: `/search?${new URLSearchParams({ q }).toString()}`,
    listed: false,
    structuredData: [],
    firstImage: null,
  };
}

/** The page for choosing a task is listed. Its results are lists of articles, which have their own pages. */
export function toolsHead(lng: Language, address: string): PageHead {
  return {
    ...pageWords[lng].tools,
    address,
    listed: address === '/tools-for-task',
    structuredData: [],
    firstImage: null,
  };
}

export function categoryHead(
  category: CategoryPage,
  { lng, q, filters, sort, page }: CallInput<'getCategory'>['query'],
  origin: string,
): PageHead {
  const address = `/category/${category.categoryId}`;
  const further = page > 1 ? `${address}?page=${page}` : address;
  return {
    title: category.categoryDescription,
    description: pageWords[lng].category(category),
    address: further,
    // Filtered or sorted variants show the same articles and are not listed.
    listed: q === '' && filters === '' && sort === '',
    structuredData: [breadcrumbData(way(category.catalogCategoryPath, lng, origin))],
    firstImage: category.group?.drawingUrl ?? null,
  };
}

export function articleHead(article: Article, lng: Language, origin: string): PageHead {
  const address = `/article/${article.articleId}`;
  const { articleText, producerName, materialNumber } = article;
  return {
    title: articleText,
    description: pageWords[lng].article(articleText, producerName, materialNumber),
    address,
    listed: true,
    structuredData: [
      breadcrumbData([
        ...way(article.catalogCategoryPath, lng, origin),
        { name: articleText, address: origin + address },
      ]),
      productData(article, origin + address),
    ],
    // A responsive picture has no address to preload: the browser chooses its size.
    firstImage: article.pictures ? null : (article.detailsImageUrls[0] ?? article.imageUrl),
  };
}

function way(path: CategoryPage['catalogCategoryPath'], lng: Language, origin: string) {
  return [
    { name: pageWords[lng].all, address: `${origin}/` },
    ...path.map(({ categoryId, categoryDescription }) => ({
      name: categoryDescription,
      address: `${origin}/category/${categoryId}`,
    })),
  ];
}
