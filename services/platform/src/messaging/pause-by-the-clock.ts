const pauseMs = 500;

/** Milliseconds: what the clock shows, and what no change of it moves. */
export interface Clocks {
  shown(): number;
  steady(): number;
}

/**
 * The client's `reconnectDelayHandler`: how long a server rests before it is tried again, in milliseconds. The client adds it
 * to what the clock showed at the last try. Where the clock was set back meanwhile, every server would rest until it is where it
 * was; so each of them is let off that once.
 */
export function pauseByTheClock(
  servers: number,
  clocks: Clocks = { shown: Date.now, steady: () => performance.now() },
): () => number {
  const ahead = (): number => clocks.shown() - clocks.steady();
  let furthest = ahead();
  let letOff = 0;
  return () => {
    const back = furthest - ahead();
    if (back <= pauseMs) {
      furthest -= Math.min(back, 0);
      return pauseMs;
    }
    letOff += 1;
    if (letOff === servers) {
      letOff = 0;
      furthest -= back;
    }
    return -Math.ceil(back);
  };
}
