import { randomUUID } from 'node:crypto';
import type { CallRequest } from '@werkbank/contracts/calls';
import type { Attachment } from '@werkbank/contracts/entities';
import type { TestInstance, TestUser } from '@werkbank/platform/testing';

export const pdf = Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\ntrailer << >>\n%%EOF\n');

export interface FileToUpload {
  objectId: number | string;
  objectType?: Attachment['objectType'];
  attachmentType?: Attachment['attachmentType'];
  fileId?: string;
  fileName?: string;
  content?: Buffer;
  /** Further headers, or others. */
  headers?: Partial<CallRequest<'createAttachment'>['headers']>;
}

/** Uploads as a browser does; throws the refusal. */
export function uploadFile(
  instance: TestInstance,
  caller: TestUser,
  file: FileToUpload,
): Promise<Attachment> {
  return instance.callAs(
    caller,
    'createAttachment',
    {
      headers: {
        'x-file-id': file.fileId ?? randomUUID(),
        'x-file-name': encodeURIComponent(file.fileName ?? 'Zollanmeldung Größe 1.pdf'),
        'x-attachment-type': file.attachmentType ?? 'none',
        'x-object-type': file.objectType ?? 'Delivery',
        'x-object-id': String(file.objectId),
        ...file.headers,
      },
    },
    { file: new Uint8Array(file.content ?? pdf) },
  );
}
