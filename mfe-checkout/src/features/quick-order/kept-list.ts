import type { ListLine } from './order-list';

let kept: { userId: number; lines: readonly ListLine[] } | undefined;

/** The list as it was left for another page. Somebody else in the same tab finds none. */
export const keptList = (userId: number): readonly ListLine[] => (kept?.userId === userId ? kept.lines : []);

export function keepList(userId: number, lines: readonly ListLine[]): void {
  kept = { userId, lines };
}
