import {
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
  type S3Client,
} from '@aws-sdk/client-s3';
import type { KeptFile } from './file-store.js';

/** Between the key of an upload that never came to its end and what the bucket calls it. */
export const separator = ' ';

/** Parts of aborted uploads: no object yet, but they cost money. */
export async function* cutOffUploads(client: S3Client, bucket: string): AsyncIterable<KeptFile> {
  let marker: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } | undefined = {};
  while (marker) {
    const page: ListMultipartUploadsCommandOutput = await client.send(
      new ListMultipartUploadsCommand({ Bucket: bucket, ...marker }),
    );
    for (const { Key = '', UploadId = '', Initiated = new Date(0) } of page.Uploads ?? []) {
      yield { key: Key + separator + UploadId, bytes: 0, keptAt: Initiated };
    }
    const { IsTruncated, NextKeyMarker: KeyMarker, NextUploadIdMarker: UploadIdMarker } = page;
    marker = IsTruncated ? { KeyMarker, UploadIdMarker } : undefined;
  }
}
