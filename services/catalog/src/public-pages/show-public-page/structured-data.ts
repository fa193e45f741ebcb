import type { Article } from '@werkbank/contracts/entities';
import { piece } from '@werkbank/contracts/quantities';

/** Data for search engines: a product with its offer, by schema.org. */
export function productData(article: Article, address: string): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: article.articleText,
    sku: article.articleId,
    mpn: article.materialNumber,
    ...(article.ean === null ? {} : { gtin13: article.ean }),
    ...(article.partDescription === null ? {} : { description: article.partDescription }),
    brand: { '@type': 'Brand', name: article.producerName },
    category: article.catalogCategoryPath.map((one) => one.categoryDescription).join(' > '),
    image: article.detailsImageUrls.map((image) => new URL(image, address).href),
    additionalProperty: article.otherProperties.map(({ name, value, unit }) => ({
      '@type': 'PropertyValue',
      name,
      value,
      ...(unit === null ? {} : { unitText: unit }),
    })),
    ...(article.displayPrice === null || article.notAvailableReason !== null
      ? {}
      : {
          offers: {
            '@type': 'Offer',
            url: address,
            price: (article.displayPrice.amount / 100).toFixed(2),
            priceCurrency: article.displayPrice.currency,
            ...(article.priceQuantity === undefined
              ? {}
              : {
                  priceSpecification: {
                    '@type': 'UnitPriceSpecification',
                    price: (article.displayPrice.amount / 100).toFixed(2),
                    priceCurrency: article.displayPrice.currency,
                    referenceQuantity: {
                      '@type': 'QuantitativeValue',
                      value: article.priceQuantity,
                      unitCode: article.orderUnits?.orderUnit ?? piece,
                    },
                  },
                }),
            availability: `https://schema.org/${article.stockLevel > 0 ? 'InStock' : 'BackOrder'}`,
            seller: { '@type': 'Organization', name: article.producerName },
          },
        }),
  };
}

/** The way from the top, the page itself included. */
export function breadcrumbData(path: readonly { name: string; address: string }[]): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: path.map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: address,
    })),
  };
}
