import { serviceEnv } from '@werkbank/platform/env';
import { fileStoreEnv } from '@werkbank/platform/files';
import { z } from 'zod';

/** In addition to every service's environment: the file store, and an external accounting system. */
export const ordersEnv = serviceEnv.extend({
  ...fileStoreEnv.shape,
  /** GS1 company prefix for parcel numbers. The default is for internal use only. */
  GS1_COMPANY_PREFIX: z
    .string()
    .regex(/^\d{7,10}$/)
    .default('2000000'),
  /** An external accounting system; without it this service issues and draws documents itself. */
  ACCOUNTING_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  ACCOUNTING_TOKEN: z.string().min(1).optional(),
  ACCOUNTING_TIMEOUT_MS: z.coerce.number().int().min(10).max(60_000).default(5000),
  /** Retry delays, comma-separated; the caller waits meanwhile. */
  ACCOUNTING_RETRIES_MS: z
    .string()
    .regex(/^(\d+(,\d+)*)?$/)
    .default('200,1000')
    .transform((text) => text.split(',').filter(Boolean).map(Number)),
});
/** Environment of the commands that check files. */
export const filesEnv = ordersEnv.pick({
  DATABASE_URL: true,
  DATABASE_POOL: true,
  FILES_DIR: true,
  FILES_KEEP_FREE_MIB: true,
  FILES_BUCKET: true,
  FILES_REGION: true,
  FILES_ENDPOINT: true,
});

export type OrdersEnv = z.output<typeof ordersEnv>;
