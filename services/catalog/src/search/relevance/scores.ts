/** Quality of answers, over many queries. */
export interface Scores {
  /**
   * Mean of the normalized discounted cumulative gain of the first ten hits: 1 for the best possible
   * order.
   */
  ndcg: number;
  /** Share of queries with a meant article as the first hit. */
  firstHit: number;
  /** Share of queries without a hit. */
  zeroHits: number;
}

const depth = 10;
const gain = (grade: number, place: number): number => (2 ** grade - 1) / Math.log2(place + 2);
const cumulative = (grades: readonly number[]): number =>
  grades.slice(0, depth).reduce((sum, grade, place) => sum + gain(grade, place), 0);

/**
 * NDCG@10 with exponential gain (Järvelin and Kekäläinen 2002).
 *
 * @param found grades of the hits, the first one first
 * @param all grades of every article there is
 */
export function ndcgOf(found: readonly number[], all: readonly number[]): number {
  const ideal = cumulative(all.toSorted((a, b) => b - a));
  return ideal === 0 ? 0 : cumulative(found) / ideal;
}

export interface Answer {
  ndcg: number;
  firstGrade: number | undefined;
}

export function scoresOf(answers: readonly Answer[]): Scores {
  const share = (fits: (answer: Answer) => boolean): number =>
    answers.filter(fits).length / Math.max(1, answers.length);
  return {
    ndcg: answers.reduce((sum, { ndcg }) => sum + ndcg, 0) / Math.max(1, answers.length),
    firstHit: share(({ firstGrade }) => firstGrade === 3),
    zeroHits: share(({ firstGrade }) => firstGrade === undefined),
  };
}
