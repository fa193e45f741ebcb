import { resolve } from 'node:path';
import type { FactoryProvider } from '@nestjs/common';
import { SERVICE, type ServiceInfo } from '@werkbank/platform/service';
import type { FilesEnv, OrdersEnv } from '../../env.js';
import { DiskStore } from './disk-store.js';
import { FileStore } from './file-store.js';
import { S3Store } from './s3-store.js';

type Place = Pick<FilesEnv, 'FILES_DIR' | 'FILES_BUCKET' | 'FILES_REGION' | 'FILES_ENDPOINT'>;

/** The bucket where one is named, else the folder. */
export function chooseFileStore(env: Place): FileStore {
  const { FILES_BUCKET: bucket, FILES_REGION: region, FILES_ENDPOINT: endpoint } = env;
  return bucket === undefined
    ? new DiskStore(resolve(env.FILES_DIR))
    : new S3Store({ bucket, region, endpoint });
}

export const fileStore: FactoryProvider<FileStore> = {
  provide: FileStore,
  inject: [SERVICE],
  useFactory: ({ env }: ServiceInfo<OrdersEnv>) => chooseFileStore(env),
};
