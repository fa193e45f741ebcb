import { sizeTerm } from '../query-term.js';
import { threadOf } from '../sizes.js';
import { coreHoles } from '../trade-words/index.js';
import { plainNumber } from '../words.js';
import type { Found, QueryCursor } from './query-cursor.js';

/** In millimetres; a larger number behind a thread is a length. */
const widestPitch = 6.5;

/** M8, M8x1,25, M 10 x 1; without a pitch the coarse thread is meant. M12 x 100 has a length behind. */
export function readThread(query: QueryCursor): Found | undefined {
  const start = query.at;
  const whole = /^mf?(\d.*)$/.exec(query.word())?.[1];
  const apart = /^mf?$/.test(query.word()) ? query.word(1) : undefined;
  const bare = query.isOfThreads && /^\d{1,2}(?:x\d|$)/.test(query.word()) ? query.word() : undefined;
  const typed = whole ?? apart ?? bare;
  if (typed === undefined || !/^\d+(?:\.\d+)?(?:x\d+(?:\.\d+)?)*$/.test(typed)) return undefined;
  // M35 is a steel.
  if (whole !== undefined && !whole.includes('x') && query.nameAt([query.word()])) return undefined;
  query.at += apart === undefined ? 1 : 2;
  const [diameter = '', ...behind] = [...typed.split('x'), ...query.readFactors()].map(plainNumber);
  const hasPitch = Number(behind[0]) < Math.min(Number(diameter), widestPitch);
  if (bare !== undefined && !hasPitch) {
    query.at = start;
    return undefined;
  }
  const [pitch, lengths] = hasPitch ? [behind[0], behind.slice(1)] : [undefined, behind];
  const hole = coreHoles[diameter];
  const terms =
    query.isForCoreHole && pitch === undefined && hole !== undefined
      ? [sizeTerm([hole])]
      : [threadOf(diameter, pitch), ...lengths].map((size) => sizeTerm([size]));
  return { kind: 'thread', terms };
}
