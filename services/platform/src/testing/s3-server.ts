import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateMultipartUploadCommand, S3Client } from '@aws-sdk/client-s3';
import { eventually } from './eventually.js';
import { freePort } from './free-port.js';
import type { S3Place } from '../files/s3-store.js';

export interface S3Server {
  place: S3Place;
  beginUpload: (key: string) => Promise<void>;
  stop: () => Promise<void>;
}

/** A real server that speaks S3, with an empty bucket. The credentials go where programs that use S3 look for them. */
export async function startS3Server(binary: string): Promise<S3Server> {
  const folder = mkdtempSync(join(tmpdir(), 'werkbank-s3-'));
  const bucket = 'files';
  for (const name of [`data/${bucket}`, 'sidecar']) mkdirSync(join(folder, name), { recursive: true });
  const port = await freePort();
  process.env.AWS_ACCESS_KEY_ID = 'test';
  process.env.AWS_SECRET_ACCESS_KEY = 'test-secret';
  const child = spawn(
    binary,
    [
      '--port',
      `127.0.0.1:${port}`,
      '--quiet',
      'posix',
      '--sidecar',
      join(folder, 'sidecar'),
      join(folder, 'data'),
    ],
    { stdio: 'ignore', env: { ...process.env, ROOT_ACCESS_KEY: 'test', ROOT_SECRET_KEY: 'test-secret' } },
  );
  const gone = once(child, 'exit');
  const endpoint = `http://127.0.0.1:${port}`;
  const place = { bucket, region: 'us-east-1', endpoint };
  await eventually(() => fetch(endpoint));
  const client = new S3Client({ ...place, forcePathStyle: true });
  return {
    place,
    beginUpload: async (key) => {
      await client.send(new CreateMultipartUploadCommand({ Bucket: bucket, Key: key }));
    },
    stop: async () => {
      child.kill();
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
