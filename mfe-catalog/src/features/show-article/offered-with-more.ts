import type { Article } from '@werkbank/contracts/entities';

/** Whether a maker says anything of the article that most do not. */
export function isOfferedWithMore(article: Article): boolean {
  const { makerName, makerNumber, packings, classifications, safety, cuttingData, relatedItems } = article;
  return [makerName, makerNumber, packings, classifications, safety, cuttingData, relatedItems].some(
    (part) => part !== undefined,
  );
}
