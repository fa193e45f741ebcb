import { isDeepStrictEqual } from 'node:util';
import type { RelatedArticle, SourceFeature, SourceMedium } from '../../catalogue/index.js';
import type { SentColumns } from '../tables/index.js';
import { cuttingDataOf } from '../understand-articles/features.js';
import { specificationsOf } from '../understand-articles/specifications-of.js';
import { withSameValues, withSentFeatures } from './sent-features.js';

/** Features as they were, where a file writes the same values in other words. */
export function withSameFeatures(sent: SentColumns, before: SentColumns): SentColumns {
  if (!sent['source_features']) return sent;
  const known = listIn<SourceFeature>(before['source_features']);
  const features = withSameValues(listIn(sent['source_features']), known);
  if (isDeepStrictEqual(features, known)) return withoutFeatures(sent);
  return { ...sent, source_features: features };
}

const withoutFeatures = ({
  source_features: _features,
  part_specifications: _specifications,
  cutting_data: _data,
  ...others
}: SentColumns): SentColumns => others;

/**
 * The articles of a table with all that its columns cannot hold: further features, keys and classes of features, purposes
 * and words of media, and the order of media and references.
 */
export function withKeptParts(sent: SentColumns, before: SentColumns): SentColumns {
  const kept = withFeatures(sent, listIn<SourceFeature>(before['source_features']));
  const media = listIn<SourceMedium>(before['source_media']);
  const references = listIn<RelatedArticle>(before['related_articles']);
  if (sent['source_media']) kept['source_media'] = withKeptMedia(listIn(sent['source_media']), media);
  if (sent['related_articles'] && hasSame(listIn(sent['related_articles']), references))
    kept['related_articles'] = references;
  return kept;
}

const listIn = <Item>(value: unknown): Item[] => (Array.isArray(value) ? (value as Item[]) : []);

function withFeatures(sent: SentColumns, before: readonly SourceFeature[]): SentColumns {
  if (!sent['source_features']) return { ...sent };
  const features = withSentFeatures(listIn(sent['source_features']), before);
  if (isDeepStrictEqual(features, before)) return withoutFeatures(sent);
  const cuttingData = cuttingDataOf([{ features }]);
  return {
    ...sent,
    source_features: features,
    part_specifications: specificationsOf(features),
    ...(cuttingData.length > 0 && { cutting_data: cuttingData }),
  };
}

function withKeptMedia(sent: readonly SourceMedium[], before: readonly SourceMedium[]): SourceMedium[] {
  const known = new Map(before.map((medium) => [medium.source, medium]));
  const media = sent.map((medium) => known.get(medium.source) ?? medium);
  return hasSame(media, before) ? [...before] : media;
}

/** True for lists with the same items in any order. */
function hasSame(items: readonly object[], others: readonly object[]): boolean {
  if (items.length !== others.length) return false;
  const keys = new Set(items.map(keyOf));
  return others.every((other) => keys.has(keyOf(other)));
}

const keyOf = (item: object): string =>
  JSON.stringify(Object.entries(item).sort(([one], [other]) => (one < other ? -1 : 1)));
