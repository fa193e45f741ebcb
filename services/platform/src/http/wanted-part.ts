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

/** The header for a part of a file, or for the length of a file without the requested part. */
export function contentRange(length: number | string, part?: FilePart): string {
  return `bytes ${part ? `${part.start}-${part.end}` : '*'}/${length}`;
}

/**
 * The requested part of a file; `undefined` for all of it. Multiple ranges, unknown units and conditional ranges
 * (`If-Range`) get the whole file; files never change under their address.
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
  // A range whose end is before its start is invalid and therefore ignored.
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  return part.start > part.end ? refuse('RANGE_NOT_IN_FILE', { params: { length } }) : part;
}
