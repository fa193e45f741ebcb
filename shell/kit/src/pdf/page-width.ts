/** A page of A4 is at most 960 CSS pixels wide, and others are as large beside it as on paper. */
export const cssPixelsPerPoint = 960 / 595;

/** In CSS pixels; `points` is the width of the paper. */
export const widestShown = (points: number): number => Math.min(960, Math.round(points * cssPixelsPerPoint));
