import { readEnv, serviceEnv } from '@werkbank/platform/env';
import { z } from 'zod';

/** Known to everybody who reads this, so good for development alone. */
const developmentKey = 'werkbank-development-captcha-key';

/** Beside what every service needs: the client that signs people in, the CAPTCHA, and the way mails leave. */
export const adminEnv = serviceEnv
  .extend({
    KEYCLOAK_CLIENT_ID: z.string().default('werkbank-admin-service'),
    KEYCLOAK_CLIENT_SECRET: z.string().min(1),
    /** How often accounts are compared with our rows and mended; 0 is never by itself. */
    ACCOUNT_CHECK_SECONDS: z.coerce.number().int().min(0).default(300),
    /** Signs the puzzles; whoever knows it can write solutions without solving. */
    CAPTCHA_KEY: z.string().min(32).default(developmentKey),
    /** The largest number that a browser may have to try: 50,000 are about half a second. */
    CAPTCHA_DIFFICULTY: z.coerce.number().int().min(1).max(1_000_000).default(50_000),
    /** The mail server, with user and password where it asks for them. */
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).default('smtp://127.0.0.1:8110'),
    MAIL_FROM: z.string().min(3).default('Werkbank <mail@werkbank.example>'),
  })
  .refine((env) => env.NODE_ENV !== 'production' || env.CAPTCHA_KEY !== developmentKey, {
    path: ['CAPTCHA_KEY'],
    error: 'must be set in production',
  });
export type AdminEnv = z.output<typeof adminEnv>;

export const env = () => readEnv(adminEnv);
