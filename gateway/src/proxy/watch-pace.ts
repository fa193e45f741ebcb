import type { Readable } from 'node:stream';

export interface Pace {
  bytesPerSecond: number;
  /** Averaging time; a line may stall for a moment. */
  overMs: number;
}

interface Watched {
  /** True while the receiver keeps the sender waiting. */
  isHeldUp: () => boolean;
  tooSlow: () => void;
}

/** Checks the pace of a body every few seconds, until it is stopped. */
export function watchPace(
  body: Readable,
  { bytesPerSecond, overMs }: Pace,
  { isHeldUp, tooSlow }: Watched,
): { stop: () => void } {
  let bytes = 0;
  const count = (chunk: Buffer): void => {
    bytes += chunk.length;
  };
  const timer = setInterval(() => {
    if (!isHeldUp() && bytes < (bytesPerSecond * overMs) / 1000) tooSlow();
    bytes = 0;
  }, overMs);
  body.on('data', count);
  return {
    stop: () => {
      clearInterval(timer);
      body.off('data', count);
    },
  };
}
