import type { DeadLetterKind } from '@werkbank/contracts/entities';

/** Key of a kind of dead letters. */
export const keyOf = ({ event, consumer }: DeadLetterKind): string => `${event} ${consumer ?? ''}`;
