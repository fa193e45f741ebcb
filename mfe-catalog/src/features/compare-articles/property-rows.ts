import type { Article } from '@werkbank/contracts/entities';

export interface PropertyRow {
  name: string;
  /** One value per article, in their order; null where an article does not have it. */
  values: readonly (string | null)[];
  differs: boolean;
}

/** Every property that any of the articles has, in the order in which they first come. */
export function propertyRows(articles: readonly Article[]): PropertyRow[] {
  const byArticle = articles.map(
    (article) =>
      new Map(
        [...article.otherProperties, ...article.partSpecifications].map(({ name, value, unit }) => [
          name,
          unit === null ? value : `${value}\u00a0${unit}`,
        ]),
      ),
  );
  const names = new Set(byArticle.flatMap((properties) => [...properties.keys()]));
  return [...names].map((name) => {
    const values = byArticle.map((properties) => properties.get(name) ?? null);
    return { name, values, differs: values.some((value) => value !== values[0]) };
  });
}
