import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { CountBytes } from './count-bytes.js';
import { type ByteRange, checkedKey, FileStore, type KeptFile } from './file-store.js';
import { cutOffUploads, separator } from './cut-off-uploads.js';

export interface S3Place {
  bucket: string;
  region: string;
  /** Endpoint of a store that is not Amazon's. */
  endpoint?: string | undefined;
}

/** Files in a bucket. The environment has the credentials, as for every program that uses S3. */
export class S3Store extends FileStore {
  private readonly client: S3Client;
  private readonly bucket: string;

  constructor({ bucket, region, endpoint }: S3Place) {
    super();
    this.bucket = bucket;
    this.client = new S3Client({ region, ...(endpoint !== undefined && { endpoint, forcePathStyle: true }) });
  }

  async put(key: string, content: Readable, maxBytes: number): Promise<number> {
    const counted = new CountBytes(maxBytes);
    content.on('error', (error) => counted.destroy(error));
    const upload = new Upload({
      client: this.client,
      params: { Bucket: this.bucket, Key: checkedKey(key), Body: content.pipe(counted) },
      // One part at a time: many files at once must not fill the memory.
      queueSize: 1,
    });
    try {
      await upload.done();
    } catch (error) {
      content.destroy();
      throw counted.errored ?? error;
    }
    return counted.bytes;
  }

  async read(key: string, range?: ByteRange): Promise<Readable | undefined> {
    const Range = range && `bytes=${range.start}-${range.end}`;
    const wanted = { Bucket: this.bucket, Key: checkedKey(key), ...(Range && { Range }) };
    try {
      const { Body } = await this.client.send(new GetObjectCommand(wanted));
      return Body instanceof Readable ? Body : undefined;
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    }
  }

  async delete(key: string): Promise<void> {
    const [object = '', uploadId] = key.split(separator);
    const Key = checkedKey(object);
    const where = { Bucket: this.bucket, Key };
    if (uploadId === undefined) await this.client.send(new DeleteObjectCommand(where));
    else await this.client.send(new AbortMultipartUploadCommand({ ...where, UploadId: uploadId }));
  }

  async *list(): AsyncIterable<KeptFile> {
    for await (const page of paginateListObjectsV2({ client: this.client }, { Bucket: this.bucket })) {
      for (const { Key = '', Size = 0, LastModified = new Date(0) } of page.Contents ?? []) {
        yield { key: Key, bytes: Size, keptAt: LastModified };
      }
    }
    yield* cutOffUploads(this.client, this.bucket);
  }
}
