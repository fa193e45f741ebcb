import { article, categoryPage, searchResult } from '@werkbank/contracts/fixtures';
import { readableArticle, readableCategory, readableHome, readableSearch } from './readable-page.js';

const hostile = `</noscript><script>alert('1')</script>"`;

describe('a page for whoever runs no scripts', () => {
  it('shows an article with number, price and the way to what is above it', () => {
    const page = readableArticle(article, 'de');
    expect(page).toContain(`<h1>${article.articleText}</h1>`);
    expect(page).toContain(`<dd>${article.materialNumber}</dd>`);
    expect(page).toContain('<dd>CHF 6,39</dd>');
    expect(page).toContain('?lng=de">');
    expect(page).toContain('braucht diese Seite JavaScript');
  });

  it('has no price for what cannot be ordered', () => {
    const gone = { ...article, similarItems: [], notAvailableReason: 'NotAvailableForOrder' as const };
    expect(readableArticle(gone, 'de')).not.toContain('CHF');
  });

  it('links from home, categories and results, in the language of the page', () => {
    const [row] = searchResult.articles;
    expect(readableSearch(searchResult, 'en')).toContain(`href="/article/${row?.articleId}?lng=en"`);
    const [card] = categoryPage.subcategories;
    expect(readableCategory(categoryPage, 'en')).toContain(`href="/category/${card?.categoryId}?lng=en"`);
    expect(readableHome(categoryPage.subcategories, 'en')).toContain(`${card?.categoryDescription}</a>`);
  });

  it('takes every text of the catalogue for text', () => {
    const wild = {
      ...article,
      articleText: hostile,
      partDescription: hostile,
      materialNumber: hostile,
      producerName: hostile,
      detailsImageUrls: [hostile],
    };
    const page = readableArticle(wild, 'de');
    expect(page).not.toMatch(/<\/?(?:noscript|script)/);
    expect(page).toContain('src="&lt;/noscript&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&quot;"');
  });
});
