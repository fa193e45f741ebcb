import { article } from '@werkbank/contracts/fixtures';
import { productData } from './structured-data.js';

const address = 'https://werkbank.example/article/x';

describe('structured data of an article', () => {
  it('is a product with its number and an offer', () => {
    expect(productData(article, address)).toMatchObject({
      '@type': 'Product',
      mpn: article.materialNumber,
      image: ['https://werkbank.example/media/drawings/twist-drill.svg'],
      offers: { price: '6.39', priceCurrency: 'CHF', availability: 'https://schema.org/InStock' },
    });
  });

  it('has no offer where it cannot be ordered', () => {
    const gone = { ...article, notAvailableReason: 'NotAvailableForOrder' as const };
    expect(productData(gone, address)).not.toHaveProperty('offers');
  });
});
