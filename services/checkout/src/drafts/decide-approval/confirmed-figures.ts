import { createHash } from 'node:crypto';
import type { DraftSection } from '@werkbank/contracts/entities';
import { figuresOf } from '../submit-order/draft-still-holds.js';

/** Names the figures and dates of sections as quoted. An approver confirms exactly those. */
export function fingerprintOf(sections: readonly DraftSection[]): string {
  const shown = sections.map((section) => [
    figuresOf(section),
    section.plannedShipmentDate,
    section.parts ?? null,
  ]);
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex');
}
