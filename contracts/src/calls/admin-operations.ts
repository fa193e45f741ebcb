import { z } from 'zod';
import {
  deadLetterId,
  deadLetterKind,
  deadLetterList,
  operations,
  replayResult,
} from '../entities/operations.js';
import type { CallSchemas } from './call.js';

/** Calls about the state of the platform and its dead letters. */
export const operationsCalls = {
  getOperations: {
    summary: 'How each service does: replicas, versions, what they need, events on their way',
    answer: operations,
    refusals: [],
  },
  listDeadLetters: {
    summary: 'Events that could not be handled, or never be sent, newest first',
    answer: deadLetterList,
    refusals: [],
  },
  replayDeadLetter: {
    summary: 'Give an event once more to who could not handle it, or send it once more',
    params: z.object({ letterId: deadLetterId }),
    answer: replayResult,
    refusals: ['DEAD_LETTER_NOT_FOUND', 'DEAD_LETTER_NOT_KEPT', 'REPLAY_UNDER_WAY'],
  },
  replayDeadLetters: {
    summary: 'The same with all dead letters of one event and consumer, up to 500 at a time',
    body: deadLetterKind,
    answer: replayResult,
    refusals: ['REPLAY_UNDER_WAY'],
  },
} as const satisfies Record<string, CallSchemas>;
