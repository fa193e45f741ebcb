import { serviceEnv } from '@werkbank/platform/env';
import { z } from 'zod';

/** MEILI_URL: a Meilisearch server; without it PostgreSQL searches. */
export const catalogEnv = serviceEnv.extend({
  MEILI_URL: z.url().optional(),
  MEILI_KEY: z.string().optional(),
});
export type CatalogEnv = z.output<typeof catalogEnv>;
