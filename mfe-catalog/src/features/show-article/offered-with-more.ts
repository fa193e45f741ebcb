import type { Article } from '@werkbank/contracts/entities';

/** True for an article with further data of its maker. */
export function isOfferedWithMore(article: Article): boolean {
  const { makerName, makerNumber, packings, classifications, safety, cuttingData, relatedItems } = article;
  return [makerName, makerNumber, packings, classifications, safety, cuttingData, relatedItems].some(
    (part) => part !== undefined,
  );
}
