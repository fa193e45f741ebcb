import { compareForm } from '@werkbank/contracts/text';
import type { SourceFeature } from '../../catalogue/index.js';

/** Key of a feature, the same in each article: its id in a classification, else its name in one form. */
export function featureKey({ id, name }: Pick<SourceFeature, 'id' | 'name'>): string {
  return id === null ? compareForm(name.de ?? name.en ?? '') : id.toUpperCase();
}
