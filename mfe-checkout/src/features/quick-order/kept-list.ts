import { tabMemory } from '@werkbank/kit/browser-memory';
import type { ListLine } from './order-list';

const KEY = 'werkbank-quick-order';

interface KeptList {
  userId: number;
  lines: readonly ListLine[];
}

/** The list that a person left in this tab. Another person in the same tab does not see it. */
export function keptList(userId: number): readonly ListLine[] {
  const kept = parsed(tabMemory.read(KEY));
  return kept?.userId === userId ? kept.lines : [];
}

/** Lines are checked again when they come back, so answers are not kept. */
export function keepList(userId: number, lines: readonly ListLine[]): void {
  const kept: KeptList = { userId, lines: lines.map(({ checked: _, ...line }) => line) };
  tabMemory.write(KEY, lines.length === 0 ? null : JSON.stringify(kept));
}

function parsed(text: string | null): KeptList | undefined {
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isKept(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isKept(value: unknown): value is KeptList {
  if (typeof value !== 'object' || value === null) return false;
  const { userId, lines } = value as Record<string, unknown>;
  return typeof userId === 'number' && Array.isArray(lines) && lines.every(isLine);
}

function isLine(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { id, rows, number, quantityText } = value as Record<string, unknown>;
  return (
    typeof id === 'number' &&
    Array.isArray(rows) &&
    typeof number === 'string' &&
    typeof quantityText === 'string'
  );
}
