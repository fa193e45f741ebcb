import { EntityManager } from '@mikro-orm/postgresql';
import { Module } from '@nestjs/common';
import { SERVICE, type ServiceInfo } from '@werkbank/platform/service';
import type { AdminEnv } from '../../env.js';
import { Altcha } from './altcha.js';
import { Captcha } from './captcha.js';
import { ShowCaptchaChallenge } from './show-captcha-challenge.js';

/** Long enough to fill in two pages of a form with the puzzle solved on the first one. */
const VALID_MS = 20 * 60_000;

/** Gives the service its CAPTCHA; that it is ALTCHA is known in this folder only. */
@Module({
  controllers: [ShowCaptchaChallenge],
  providers: [
    {
      provide: Captcha,
      inject: [EntityManager, SERVICE],
      useFactory: (em: EntityManager, { env }: ServiceInfo<AdminEnv>) =>
        new Altcha(em, { key: env.CAPTCHA_KEY, difficulty: env.CAPTCHA_DIFFICULTY, validMs: VALID_MS }),
    },
  ],
  exports: [Captcha],
})
export class CaptchaModule {}
