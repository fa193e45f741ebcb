import { z } from 'zod';

/** Subjects of messages about endings between processes of all services. They belong to no stream. */
export const endingsSubjects = {
  /** Endings, for each process; it acknowledges once it refuses the tokens. */
  told: 'endings.told',
  /** Heartbeat of a listening process, or its departure. */
  listener: 'endings.listener',
} as const;

export const toldEndings = z.object({
  endings: z.array(z.object({ name: z.string(), payload: z.unknown() })),
});
/** The process that acknowledges. */
export const heardBy = z.object({ process: z.string() });
export const listenerState = heardBy.extend({ gone: z.boolean() });
export type ListenerState = z.output<typeof listenerState>;
