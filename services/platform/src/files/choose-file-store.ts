import { resolve } from 'node:path';
import type { FactoryProvider } from '@nestjs/common';
import type { z } from 'zod';
import { SERVICE, type ServiceInfo } from '../service-info/service-info.js';
import { DiskStore } from './disk-store.js';
import { FileStore } from './file-store.js';
import type { ServiceEnv } from '../env/service-env.js';
import type { fileStoreEnv } from './file-store-env.js';

type FileStoreEnv = z.output<typeof fileStoreEnv>;

/** The bucket if one is named, else the folder. Loads the client of S3 for a bucket only. */
export async function chooseFileStore(env: FileStoreEnv): Promise<FileStore> {
  const { FILES_BUCKET: bucket, FILES_REGION: region, FILES_ENDPOINT: endpoint } = env;
  if (bucket === undefined)
    return new DiskStore(resolve(env.FILES_DIR), env.FILES_KEEP_FREE_MIB * 1024 * 1024);
  const { S3Store } = await import('./s3-store.js');
  return new S3Store({ bucket, region, endpoint });
}

export const fileStore: FactoryProvider<FileStore> = {
  provide: FileStore,
  inject: [SERVICE],
  useFactory: ({ env }: ServiceInfo<ServiceEnv & FileStoreEnv>) => chooseFileStore(env),
};
