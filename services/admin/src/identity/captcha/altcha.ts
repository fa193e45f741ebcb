import { EntityManager } from '@mikro-orm/postgresql';
import type { CallAnswer } from '@werkbank/contracts/calls';
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1';
import { columns, readOne, statement } from '@werkbank/platform/database';
import { z } from 'zod';
import { CaptchaSolutionEntity } from './captcha-solution.entity.js';
import { Captcha } from './captcha.js';

export interface AltchaSettings {
  key: string;
  /** The largest number that may have to be tried. */
  difficulty: number;
  validMs: number;
}

/** Accepts only the form of our own puzzles; the library would accept other hashes and invalid numbers. */
const solutionParts = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: z.string().regex(/^[0-9a-f]{64}$/),
  number: z.int().min(0),
  salt: z.string().regex(/^[0-9a-f]+\?expires=\d{1,12}&$/),
  signature: z.string().regex(/^[0-9a-f]{64}$/),
});

const useSolution = statement(
  'use-captcha-solution',
  columns(CaptchaSolutionEntity, 'challenge'),
  `insert into captcha_solution (challenge, expires_at) values (?, to_timestamp(?))
     on conflict do nothing returning challenge`,
);

/** ALTCHA: the browser computes for a moment, without picture puzzles and without a third party. */
export class Altcha extends Captcha {
  constructor(
    private readonly em: EntityManager,
    private readonly settings: AltchaSettings,
  ) {
    super();
  }

  async challenge(): Promise<CallAnswer<'getCaptchaChallenge'>> {
    const { key, difficulty, validMs } = this.settings;
    const made = await createChallenge({
      algorithm: 'SHA-256',
      hmacKey: key,
      maxnumber: difficulty,
      expires: new Date(Date.now() + validMs),
    });
    return { ...made, maxnumber: difficulty };
  }

  async accept(solution: string): Promise<boolean> {
    const parts = solutionParts.safeParse(decoded(solution)).data;
    if (!parts || !(await verifySolution(parts, this.settings.key))) return false;
    // In a separate statement: a solution counts as used even if the call is refused later.
    const expires = Number(extractParams(parts).expires);
    const first = await readOne(this.em.fork(), useSolution, [parts.challenge, expires]);
    return first !== undefined;
  }
}

function decoded(solution: string): unknown {
  try {
    return JSON.parse(Buffer.from(solution, 'base64').toString('utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
