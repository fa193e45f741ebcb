import { readEnv, serviceEnv } from '@werkbank/platform/env';
import { z } from 'zod';

/** This key is public, so it is for development only. */
const developmentKey = 'werkbank-development-captcha-key';

/** In addition to every service's environment: the sign-in client, the CAPTCHA, and the mail server. */
export const adminEnv = serviceEnv
  .extend({
    KEYCLOAK_CLIENT_ID: z.string().default('werkbank-admin-service'),
    KEYCLOAK_CLIENT_SECRET: z.string().min(1),
    /** Interval of the comparison and repair of accounts in seconds; 0 turns it off. */
    ACCOUNT_CHECK_SECONDS: z.coerce.number().int().min(0).default(300),
    /** Signs the puzzles; its holder can forge solutions. */
    CAPTCHA_KEY: z.string().min(32).default(developmentKey),
    /** The largest number that a browser may have to try: 50,000 take about half a second. */
    CAPTCHA_DIFFICULTY: z.coerce.number().int().min(1).max(1_000_000).default(50_000),
    /** The mail server, with user and password if it needs them. */
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).default('smtp://127.0.0.1:8110'),
    /** Encryption of mails to the server. */
    SMTP_TLS: z.enum(['required', 'if-offered']).optional(),
    /** Retention of the audit trail, which names people who may be deleted. */
    AUDIT_KEPT_DAYS: z.coerce.number().int().min(1).default(1095),
    MAIL_FROM: z.string().min(3).default('Werkbank <mail@werkbank.example>'),
  })
  .refine((env) => env.NODE_ENV !== 'production' || env.CAPTCHA_KEY !== developmentKey, {
    path: ['CAPTCHA_KEY'],
    error: 'must be set in production',
  })
  // Over http the session's cookie would be readable on the way.
  .refine((env) => env.NODE_ENV !== 'production' || isPrivate(env.PUBLIC_URL), {
    path: ['PUBLIC_URL'],
    error: 'must be https in production',
  });

/** In production, mails with links that set passwords are encrypted by default. */
export function encryptionOfMails(env: Pick<AdminEnv, 'NODE_ENV' | 'SMTP_TLS'>): 'required' | 'if-offered' {
  return env.SMTP_TLS ?? (env.NODE_ENV === 'production' ? 'required' : 'if-offered');
}

/** The connection cannot be intercepted: encrypted, or on this machine. */
function isPrivate(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1';
}
export type AdminEnv = z.output<typeof adminEnv>;

export const env = () => readEnv(adminEnv);
