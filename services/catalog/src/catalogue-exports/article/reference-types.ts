import type { RelatedArticle } from '../../catalogue/index.js';

/** Words of BMEcat 2005. */
export const referenceTypes: Readonly<Record<RelatedArticle['relation'], string>> = {
  accessory: 'accessories',
  sparePart: 'sparepart',
  followedBy: 'followup',
  similar: 'similar',
  part: 'consists_of',
  mandatory: 'mandatory',
  baseProduct: 'base_product',
  otherOrderUnit: 'diff_orderunit',
  other: 'others',
};
