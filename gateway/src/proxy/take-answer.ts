import { PassThrough, pipeline, type Readable } from 'node:stream';

export interface AnswerBounds {
  /** As much as waits here for a caller who reads slowly, while the service is free again already. */
  bytes: number;
  /** Whoever has not taken the rest by then does not get it: the connection to the service is needed by others. */
  withinMs: number;
}

/** Takes an answer from its service as fast as that gives it, whatever the caller's pace. `done` is called when it was given. */
export function takeAnswer(answer: Readable, { bytes, withinMs }: AnswerBounds, done: () => void): Readable {
  const waiting = new PassThrough({ highWaterMark: bytes });
  const timer = setTimeout(() => answer.destroy(new Error('The answer was not taken in time')), withinMs);
  answer.once('close', () => {
    clearTimeout(timer);
    done();
  });
  // An error ends both sides: the caller sees a broken answer instead of a short one.
  pipeline(answer, waiting, () => undefined);
  return waiting;
}
