import type { MappedColumn } from './column-mapping.js';

/** A head without its unit and language. */
export function featureName({
  head,
  unit,
  language,
}: Pick<MappedColumn, 'head' | 'unit' | 'language'>): string {
  let name = head.replaceAll(/\s+/g, ' ').trim();
  if (language !== undefined) name = name.replace(/[\s_([-]+[a-z]{2,8}[)\]]?$/i, '');
  if (unit !== undefined) name = name.replace(/\s*(?:[([][^()[\]]*[)\]]|\s?in \S+)$/i, '');
  return name.trim() || head;
}
