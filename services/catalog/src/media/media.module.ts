import { Module } from '@nestjs/common';
import { fileStore } from '@werkbank/platform/files';
import { SERVICE, type ServiceInfo } from '@werkbank/platform/service';
import type { ServiceEnv } from '@werkbank/platform/env';
import type { z } from 'zod';
import { AddressPolicy } from './address-policy/address-policy.js';
import type { mediaEnv } from './address-policy/media-env.js';
import { MediaJobs } from './media-jobs/media-jobs.js';
import { WorkOffMedia } from './media-jobs/work-off-media.js';
import { ShowMedium } from './serve-media/show-medium.js';
import { TakePicture } from './take-picture/take-picture.js';
import { DeleteUnusedMedia } from './store-media/delete-unused-media.js';

/** Pictures, documents and videos of articles. */
@Module({
  providers: [
    fileStore,
    {
      provide: AddressPolicy,
      inject: [SERVICE],
      useFactory: ({ env }: ServiceInfo<ServiceEnv & z.output<typeof mediaEnv>>) =>
        new AddressPolicy({ hosts: env.MEDIA_HOSTS, allowLoopback: env.MEDIA_FROM_LOOPBACK }),
    },
    MediaJobs,
    WorkOffMedia,
    DeleteUnusedMedia,
    TakePicture,
  ],
  controllers: [ShowMedium],
  exports: [MediaJobs, TakePicture],
})
export class MediaModule {}
