import type { ListLine } from './order-list';

let kept: { userId: number; lines: readonly ListLine[] } | undefined;

/** The list that a person left for another page. Another person in the same tab does not see it. */
export const keptList = (userId: number): readonly ListLine[] => (kept?.userId === userId ? kept.lines : []);

export function keepList(userId: number, lines: readonly ListLine[]): void {
  kept = { userId, lines };
}
