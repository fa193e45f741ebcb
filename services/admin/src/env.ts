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
    /** Whether the mail server has to encrypt. */
    SMTP_TLS: z.enum(['required', 'if-offered']).optional(),
    /** How long the trail is kept, which names people who may be gone. */
    AUDIT_KEPT_DAYS: z.coerce.number().int().min(1).default(1095),
    MAIL_FROM: z.string().min(3).default('Werkbank <mail@werkbank.example>'),
  })
  .refine((env) => env.NODE_ENV !== 'production' || env.CAPTCHA_KEY !== developmentKey, {
    path: ['CAPTCHA_KEY'],
    error: 'must be set in production',
  })
  // Over http the session's cookie would travel for everybody to read.
  .refine((env) => env.NODE_ENV !== 'production' || isPrivate(env.PUBLIC_URL), {
    path: ['PUBLIC_URL'],
    error: 'must be https in production',
  });

/** In production mails, which hold links that set passwords, travel encrypted unless the opposite is said. */
export function encryptionOfMails(env: Pick<AdminEnv, 'NODE_ENV' | 'SMTP_TLS'>): 'required' | 'if-offered' {
  return env.SMTP_TLS ?? (env.NODE_ENV === 'production' ? 'required' : 'if-offered');
}

/** Nobody listens in between: encrypted, or on this machine. */
function isPrivate(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1';
}
export type AdminEnv = z.output<typeof adminEnv>;

export const env = () => readEnv(adminEnv);
