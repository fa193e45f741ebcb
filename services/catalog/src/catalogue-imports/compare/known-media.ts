import type { SourceMedium } from '../../catalogue/index.js';

const mediaIn = (list: unknown): SourceMedium[] | undefined =>
  Array.isArray(list) ? (list as SourceMedium[]) : undefined;

/**
 * Fills media of a file from the previous ones: a name that the archive lacks keeps its previous content,
 * and the purpose `others`, which BMEcat uses for all purposes outside of its schema, keeps its previous
 * purpose.
 */
export function withKnownMedia(
  sent: unknown,
  before: unknown,
  versionOf: (source: string) => string | undefined = () => undefined,
): SourceMedium[] | undefined {
  const known = new Map(mediaIn(before)?.map((medium) => [medium.source, medium]));
  return mediaIn(sent)?.map((medium) => {
    const former = known.get(medium.source);
    const version = versionOf(medium.source) ?? former?.version;
    const purpose = medium.purpose === 'others' ? (former?.purpose ?? medium.purpose) : medium.purpose;
    return { ...medium, purpose, ...(version !== undefined && { version }) };
  });
}
