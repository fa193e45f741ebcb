import { z } from 'zod';

/** The folder or bucket of a service's files. No two services share one. */
export const fileStoreEnv = z.object({
  /** One folder for all replicas of the service. */
  FILES_DIR: z.string().min(1).default('files'),
  /** Mebibytes of the folder's disk that stay free. */
  FILES_KEEP_FREE_MIB: z.coerce.number().int().min(0).default(256),
  /** A bucket of S3 instead. Credentials stand in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY. */
  FILES_BUCKET: z.string().min(3).optional(),
  FILES_REGION: z.string().min(1).default('us-east-1'),
  /** The address of a store other than Amazon's. */
  FILES_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
});
