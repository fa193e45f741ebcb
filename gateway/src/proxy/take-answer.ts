import { PassThrough, pipeline, type Readable } from 'node:stream';

export interface AnswerBounds {
  /** Buffer size for callers who read slowly; it frees the service early. */
  bytes: number;
  /**
   * Time limit of the caller for the rest. After that the answer is cut off, because others need the connection to the
   * service.
   */
  withinMs: number;
}

/** Reads an answer at the service's pace, whatever the caller's is. `done` is called once it is complete. */
export function takeAnswer(answer: Readable, { bytes, withinMs }: AnswerBounds, done: () => void): Readable {
  const waiting = new PassThrough({ highWaterMark: bytes });
  const timer = setTimeout(() => answer.destroy(new Error('The answer was not taken in time')), withinMs);
  answer.once('close', () => {
    clearTimeout(timer);
    done();
  });
  // An error ends both sides: the caller sees a broken answer, not a short one.
  pipeline(answer, waiting, () => undefined);
  return waiting;
}
