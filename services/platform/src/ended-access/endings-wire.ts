import { z } from 'zod';

/** What the processes of all services say to each other of endings, by its subject. It lies outside of every stream. */
export const endingsSubjects = {
  /** Endings, for each process; it answers once it refuses the tokens. */
  told: 'endings.told',
  /** A process that listens, again and again; or that goes. */
  listener: 'endings.listener',
} as const;

export const toldEndings = z.object({
  endings: z.array(z.object({ name: z.string(), payload: z.unknown() })),
});
/** The process that has taken them. */
export const heardBy = z.object({ process: z.string() });
export const listenerState = heardBy.extend({ gone: z.boolean() });
export type ListenerState = z.output<typeof listenerState>;
