import { type Refusal, refuse } from '@werkbank/contracts/errors';

/** Bytes of a file, both ends included, counted from 0. */
export interface FilePart {
  start: number;
  end: number;
}

export interface RangeHeaders {
  range?: string | undefined;
  'if-range'?: string | undefined;
}

/** How a header says which part of a file it is, or how long one is that has no such part. */
export function contentRange(length: number | string, part?: FilePart): string {
  return `bytes ${part ? `${part.start}-${part.end}` : '*'}/${length}`;
}

/**
 * Which part of a file is asked for; nothing for all of it. Several parts at once and units that nobody knows are answered
 * by the whole file, and so is a part that is wanted only of a certain version, for files are told apart by their address.
 */
export function wantedPart(headers: RangeHeaders, length: number): FilePart | undefined | Refusal {
  const asked = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.range ?? '');
  if (!asked || headers['if-range'] !== undefined) return undefined;
  const [, from = '', to = ''] = asked;
  if (from === '' && to === '') return undefined;
  const part =
    from === ''
      ? { start: Math.max(0, length - Number(to)), end: length - 1 }
      : { start: Number(from), end: to === '' ? length - 1 : Math.min(Number(to), length - 1) };
  // An end before its beginning is no range, and what is none is not heeded.
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  return part.start > part.end ? refuse('RANGE_NOT_IN_FILE', { params: { length } }) : part;
}
