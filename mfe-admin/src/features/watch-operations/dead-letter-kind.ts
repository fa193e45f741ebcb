import type { DeadLetterKind } from '@werkbank/contracts/entities';

/** Tells kinds of dead letters apart. */
export const keyOf = ({ event, consumer }: DeadLetterKind): string => `${event} ${consumer ?? ''}`;
