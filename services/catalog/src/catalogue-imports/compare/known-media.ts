import type { SourceMedium } from '../../catalogue/index.js';

const mediaIn = (list: unknown): SourceMedium[] | undefined =>
  Array.isArray(list) ? (list as SourceMedium[]) : undefined;

/**
 * Media of a file with what is known of them: a name that the archive lacks keeps the content of before, and the purpose `others`,
 * which stands for all that the schema of BMEcat has no word for, keeps the purpose of before.
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
