import type { SentPacking, SentReference } from '../read-file/sent-article.js';

/** `Karton 50`, `CT 50 4000000000006`: a package, the order units in it and its GTIN. */
export function packingIn(item: string): SentPacking {
  const [, code = item, quantity, gtin] = /^(.*?\S)\s+([\d.,]+)(?:\s+(\d{8,14}))?$/.exec(item) ?? [];
  return { code, quantity, gtin };
}

const kindAndNumber =
  /^(accessor(?:y|ies)|spare_?parts?|followup|similar|consists_of|mandatory|select|base_(?:product|article)|diff_orderunit|others)\s+(?:(\d{1,9})\s?[x×]\s+)?(.+)$/is;

/** `similar WB-338 0700`, `consists_of 2 x WB-338 0700`: a word of BMEcat, a quantity and a number. */
export function referenceIn(item: string): SentReference {
  const [, type = 'others', quantity, article = item] = kindAndNumber.exec(item) ?? [];
  return { type, article, quantity };
}
