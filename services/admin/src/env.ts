import { readEnv, serviceEnv } from '@werkbank/platform/env';
import { z } from 'zod';

/** Beside what every service needs: the confidential client that signs people in and keeps their accounts. */
export const adminEnv = serviceEnv.extend({
  KEYCLOAK_CLIENT_ID: z.string().default('werkbank-admin-service'),
  KEYCLOAK_CLIENT_SECRET: z.string().min(1),
});
export type AdminEnv = z.output<typeof adminEnv>;

export const env = () => readEnv(adminEnv);
