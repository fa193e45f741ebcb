import type { ToolTask } from './tasks.js';

const largest = 1000;
const millimetresPerInch = 25.4;
const fractions: Readonly<Record<string, string>> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅛': '1/8',
  '⅜': '3/8',
};

const number = String.raw`\d{1,4}(?:[.,]\d{1,3})?`;
const metricThread = new RegExp(`^m ?(${number})(?: ?[x×*] ?(${number}))?$`, 'i');
const pipeThread = /^g ?(?:(\d) )?(\d{1,2})(?:\/(2|4|8|16))?$/i;
const inches = /^(\d{1,2})\/(2|4|8|16|32|64)$/;
/** With a sign in front, a unit or the tolerance of a hole behind: Ø 6,8 mm, SW 13, 10 H7. */
const plain = new RegExp(`^(?:[øØ⌀]|SW|sw)? ?(${number})(?: ?mm)?(?: ?[A-Z]{1,2}\\d{1,2})?$`);
const inchSign = / ?(?:"|″|''|zoll|inch|in)$/i;

/** A size in its only form: 6,8 mm as 6.8, M8 x 1,25 as M8x1.25, 1/2 Zoll as 12.7. Undefined for other texts. */
export function readToolSize(typed: string): string | undefined {
  const text = typed
    .trim()
    .replace(/[½¼¾⅛⅜]/g, (sign) => ` ${fractions[sign] ?? ''}`)
    .replace(/\s+/g, ' ')
    .trim();
  const [, diameter, pitch] = metricThread.exec(text) ?? [];
  if (diameter !== undefined) {
    const size = written(diameter);
    const by = pitch === undefined ? '' : written(pitch);
    return size === undefined || by === undefined ? undefined : `M${size}${by === '' ? '' : `x${by}`}`;
  }
  const [, whole, over, under] = pipeThread.exec(text.replace(inchSign, '')) ?? [];
  if (over !== undefined)
    return `G${whole === undefined ? '' : `${whole} `}${over}${under === undefined ? '' : `/${under}`}`;
  const [, part, of] = inches.exec(text.replace(inchSign, '')) ?? [];
  if (part !== undefined && of !== undefined) return written(inMillimetres(Number(part) / Number(of)));
  if (inchSign.test(text)) {
    const [, count] = plain.exec(text.replace(inchSign, '')) ?? [];
    return count === undefined ? undefined : written(inMillimetres(Number(count.replace(',', '.'))));
  }
  const [, size] = plain.exec(text) ?? [];
  return size === undefined ? undefined : written(size);
}

const inMillimetres = (count: number): string => (count * millimetresPerInch).toFixed(3);

/** 6,80 as 6.8. Zero and sizes beyond every tool are undefined. */
function written(text: string): string | undefined {
  const value = Number(text.replace(',', '.'));
  return value > 0 && value <= largest ? String(value) : undefined;
}

export const isThread = (size: string): boolean => /^[MG]/.test(size);

/** Mills and reamers have diameters only; a thread is drilled, cut, gauged and tightened. */
export function fitsTask(size: string, task: ToolTask): boolean {
  if (task === 'thread') return isThread(size);
  return task === 'mill' || task === 'ream' ? !isThread(size) : true;
}

/** A size in the form of a task; undefined for another kind of size. For threads, 8 is M8. */
export function readSizeOfTask(typed: string, task: ToolTask): string | undefined {
  const size = readToolSize(typed);
  const meant = task === 'thread' && size !== undefined && !isThread(size) ? `M${size}` : size;
  return meant !== undefined && fitsTask(meant, task) ? meant : undefined;
}
