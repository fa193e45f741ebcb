import type {
  Article,
  ArticleRow,
  CategoryCard,
  CategoryPage,
  SearchResult,
} from '@werkbank/contracts/entities';
import type { Language } from '@werkbank/contracts/limits';
import { html, Html } from './html.js';
import { pageWords } from './page-words.js';

/** Pages in HTML, for whoever runs no scripts. Their links keep the language, for nothing else remembers it then. */

export function readableHome(cards: readonly CategoryCard[], lng: Language): string {
  return framed(lng, html`<h1>${pageWords[lng].home.title}</h1>${categories(cards, lng)}`);
}

export function readableSearch(result: SearchResult | undefined, lng: Language): string {
  if (!result) return framed(lng, html``);
  const title = pageWords[lng].search(result.searchString).title;
  return framed(
    lng,
    html`<h1>${title}</h1>${categories(result.categories, lng)}${rows(result.articles, lng)}`,
  );
}

export function readableCategory(category: CategoryPage, lng: Language): string {
  const { catalogCategoryPath, categoryDescription, subcategories, group } = category;
  return framed(
    lng,
    html`${way(catalogCategoryPath.slice(0, -1), lng)}<h1>${categoryDescription}</h1>${
      group === null ? null : html`<p>${group.groupDescription}</p>`
    }${picture(group?.drawingUrl ?? null)}${categories(subcategories, lng)}${
      group === null ? null : rows(group.articles, lng)
    }`,
  );
}

export function readableArticle(article: Article, lng: Language): string {
  const words = pageWords[lng].readable;
  const facts: [string, string | null][] = [
    [words.number, article.materialNumber],
    [words.producer, article.producerName],
    [words.price, price(article, lng)],
    [words.stock, String(article.stockLevel)],
    ...[...article.otherProperties, ...article.partSpecifications].map(
      ({ name, value, unit }): [string, string] => [name, unit === null ? value : `${value} ${unit}`],
    ),
  ];
  return framed(
    lng,
    html`${way(article.catalogCategoryPath, lng)}<h1>${article.articleText}</h1>${picture(
      article.detailsImageUrls[0] ?? article.imageUrl,
    )}<p>${article.partDescription}</p><dl>${facts.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>${
      article.documentLinks.length === 0
        ? null
        : html`<h2>${words.documents}</h2><ul>${article.documentLinks.map(
            ({ link, fileName }) => html`<li><a href="${link}">${fileName}</a></li>`,
          )}</ul>`
    }${
      article.similarItems.length === 0
        ? null
        : html`<h2>${words.similar}</h2>${rows(article.similarItems, lng)}`
    }`,
  );
}

function framed(lng: Language, content: Html): string {
  const words = pageWords[lng].readable;
  return html`<div class="readable"><header><a href="/?lng=${lng}">Werkbank</a><form action="/search" role="search"><input type="hidden" name="lng" value="${lng}"><input type="search" name="q" aria-label="${words.search}"><button>${words.go}</button></form></header><p>${words.note}</p><main>${content}</main></div>`
    .text;
}

function way(path: CategoryPage['catalogCategoryPath'], lng: Language): Html {
  return html`<nav><a href="/?lng=${lng}">${pageWords[lng].all}</a>${path.map(
    ({ categoryId, categoryDescription }) =>
      html` › <a href="/category/${categoryId}?lng=${lng}">${categoryDescription}</a>`,
  )}</nav>`;
}

function picture(address: string | null): Html | null {
  return address === null ? null : html`<img src="${address}" alt="" width="480" height="200">`;
}

function categories(cards: readonly CategoryCard[], lng: Language): Html | null {
  if (cards.length === 0) return null;
  return html`<ul>${cards.map(
    ({ categoryId, categoryDescription, articleCount }) =>
      html`<li><a href="/category/${categoryId}?lng=${lng}">${categoryDescription}</a> (${articleCount})</li>`,
  )}</ul>`;
}

function rows(articles: readonly ArticleRow[], lng: Language): Html {
  const words = pageWords[lng].readable;
  if (articles.length === 0) return html`<p>${words.none}</p>`;
  const heads = [words.number, words.article, words.producer, words.stock, words.price];
  return html`<table><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead><tbody>${articles.map(
    (row) =>
      html`<tr><td><a href="/article/${row.articleId}?lng=${lng}">${row.materialNumber}</a></td><td>${row.articleText}</td><td>${row.producerName}</td><td>${row.stockLevel}</td><td>${price(row, lng)}</td></tr>`,
  )}</tbody></table>`;
}

function price({ displayPrice, notAvailableReason }: ArticleRow, lng: Language): string | null {
  if (displayPrice === null || notAvailableReason !== null) return null;
  const amount = (displayPrice.amount / 100).toFixed(2);
  return `${displayPrice.currency} ${lng === 'de' ? amount.replace('.', ',') : amount}`;
}
