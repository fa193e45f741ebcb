import type { Language } from '@werkbank/contracts/localization';
import { caps } from '../caps.js';
import type { SentMedium, SentReference } from '../read-file/sent-article.js';
import type { ImportedMedium, ImportedReference, ReferenceKind } from './imported-article.js';
import type { Notes } from './notes.js';
import { wholeOf } from './numbers.js';
import { isNone, lineOf, textsOf } from './texts.js';

export function mediaOf(
  sent: readonly SentMedium[],
  language: Language | undefined,
  notes: Notes,
): ImportedMedium[] {
  if (sent.length > caps.mediaOfArticle)
    notes.leaveOut('media', 'TooMany', sent.length - caps.mediaOfArticle);
  const bySource = new Map<string, ImportedMedium>();
  for (const { source, type, purpose, description } of sent.slice(0, caps.mediaOfArticle)) {
    const path = lineOf(source);
    if (isNone(path)) continue;
    if (path === '') notes.leaveOut('media', 'MediumWithoutSource');
    else if (bySource.has(path)) notes.leaveOut('media', 'Repeated');
    else {
      const texts = textsOf(description, language, { field: 'media', most: caps.nameCharacters }, notes);
      bySource.set(path, { source: path, kind: kindOf(path, type), purpose, description: texts ?? {} });
    }
  }
  return [...bySource.values()];
}

/** By its MIME type, else by the end of its name. */
function kindOf(source: string, type: string | undefined): ImportedMedium['kind'] {
  const mime = type?.toLowerCase() ?? '';
  if (mime.startsWith('image/') || /^(?:jpe?g|png|gif|tiff?|webp|bmp)$/.test(mime)) return 'image';
  if (/^video(?:\/|$)/.test(mime) || /youtu\.?be|vimeo\.com/i.test(source)) return 'video';
  const end = /\.([a-z0-9]{1,5})(?:[?#].*)?$/i.exec(source)?.[1]?.toLowerCase() ?? '';
  if (/^(?:jpe?g|png|gif|tiff?|webp|bmp|svg|avif|heic)$/.test(end)) return 'image';
  return /^(?:mp4|mov|avi|wmv|webm|m4v|mpe?g)$/.test(end) ? 'video' : 'document';
}

/** Types of BMEcat 1.2 and 2005, and the words of tables. */
const kinds: Readonly<Record<string, ReferenceKind>> = {
  accessories: 'accessory',
  accessory: 'accessory',
  sparepart: 'sparePart',
  spareparts: 'sparePart',
  followup: 'followedBy',
  successor: 'followedBy',
  similar: 'similar',
  consistsof: 'part',
  mandatory: 'mandatory',
  select: 'mandatory',
  baseproduct: 'baseProduct',
  basearticle: 'baseProduct',
  difforderunit: 'otherOrderUnit',
};

export function referencesOf(
  sent: readonly SentReference[],
  own: string,
  decimalSign: '.' | ',',
  notes: Notes,
): ImportedReference[] {
  const found = new Map<string, ImportedReference>();
  for (const { type, article, quantity } of sent) {
    const materialNumber = lineOf(article);
    const kind = kinds[type.toLowerCase().replaceAll(/[^a-z]/g, '')] ?? 'other';
    if (materialNumber === '') continue;
    if (materialNumber === own) {
      notes.leaveOut('references', 'ReferenceToItself');
      continue;
    }
    const read = quantity === undefined ? undefined : wholeOf(quantity, decimalSign, caps.highestQuantity);
    if (read && 'reason' in read) notes.leaveOut('reference quantity', read.reason);
    const number = read && 'number' in read && read.number > 0 ? read.number : undefined;
    const key = `${kind} ${materialNumber}`;
    if (!found.has(key)) found.set(key, { kind, materialNumber, quantity: number });
  }
  return [...found.values()];
}
