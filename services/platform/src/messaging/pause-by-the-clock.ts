const pauseMs = 500;

/** Milliseconds: what the clock shows, and what no change of it moves. */
export interface Clocks {
  shown(): number;
  steady(): number;
}

/**
 * The client's `reconnectDelayHandler`: the pause before another try of a server, in milliseconds. The client adds it to the
 * clock's time of the last try. After the clock was set back, every server would pause until that time; so each of them skips
 * the pause once.
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
