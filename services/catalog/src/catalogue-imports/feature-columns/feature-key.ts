import { compareForm } from '@werkbank/contracts/text';
import type { SourceFeature } from '../../catalogue/index.js';

/** By which a feature is known from one article to the next: its id in a classification, else its name in one form. */
export function featureKey({ id, name }: Pick<SourceFeature, 'id' | 'name'>): string {
  return id === null ? compareForm(name.de ?? name.en ?? '') : id.toUpperCase();
}
