import { serviceEnv } from '@werkbank/platform/env';
import { fileStoreEnv } from '@werkbank/platform/files';
import { z } from 'zod';
import { mediaEnv } from './media/index.js';

/**
 * MEILI_URL: a Meilisearch server; without it PostgreSQL searches. CACHE_MIB: how much of the catalogue is kept in memory,
 * in mebibytes. PAGE_DRAWING: the module of mfe-catalog that draws first pages; without it browsers draw them.
 */
export const catalogVariables = serviceEnv.extend({
  ...fileStoreEnv.shape,
  ...mediaEnv.shape,
  MEILI_URL: z.url().optional(),
  MEILI_KEY: z.string().optional(),
  PAGE_DRAWING: z.string().optional(),
  CACHE_MIB: z.coerce.number().int().min(1).default(192),
  /** Days after which a change of an article is deleted from its history. */
  HISTORY_KEPT_DAYS: z.coerce.number().int().min(1).default(1095),
});

/** The same with rules between variables. */
export const catalogEnv = catalogVariables.refine(
  (env) => env.NODE_ENV !== 'production' || !env.MEDIA_FROM_LOOPBACK,
  { path: ['MEDIA_FROM_LOOPBACK'], error: 'must not be set in production' },
);
export type CatalogEnv = z.output<typeof catalogEnv>;
