import { defineEntity, p } from '@mikro-orm/core';

/** A solved puzzle, which is accepted once. */
export const CaptchaSolutionEntity = defineEntity({
  name: 'CaptchaSolution',
  tableName: 'captcha_solution',
  properties: {
    challenge: p.text().primary(),
    expiresAt: p.datetime(),
  },
});
