import { serviceEnv } from '@werkbank/platform/env';
import { fileStoreEnv } from '@werkbank/platform/files';
import { z } from 'zod';

/** Beside what every service needs: where files lie, and who writes the documents, where that is not this service itself. */
export const ordersEnv = serviceEnv.extend({
  ...fileStoreEnv.shape,
  /** Of the company at GS1, for the numbers of parcels. The default one is for use among oneself. */
  GS1_COMPANY_PREFIX: z
    .string()
    .regex(/^\d{7,10}$/)
    .default('2000000'),
  /** An accounting system outside; without it this service issues and draws documents itself. */
  ACCOUNTING_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  ACCOUNTING_TOKEN: z.string().min(1).optional(),
  ACCOUNTING_TIMEOUT_MS: z.coerce.number().int().min(10).max(60_000).default(5000),
  /** Waits before it is asked again, comma-separated; the caller waits as long. */
  ACCOUNTING_RETRIES_MS: z
    .string()
    .regex(/^(\d+(,\d+)*)?$/)
    .default('200,1000')
    .transform((text) => text.split(',').filter(Boolean).map(Number)),
});
/** What commands need that look for files. */
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
