import type { CallInput } from '@werkbank/contracts/calls';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { type FileType, fileTypeFor, takesVideo } from './allowed-files.js';
import type { NewAttachment } from './attachment-rows.js';
import { fileNameOf, pdfNameOf } from './file-name.js';

/** An attachment's data before its content arrives; for a file with the required type. */
export type Attached = Omit<NewAttachment, 'ownerCompanyId' | 'createdBy' | 'fileKey' | 'bytes'> & {
  fileType?: FileType;
};

/** The attachment in the headers: a file, or a video at another site. */
export function attachedBy(headers: CallInput<'createAttachment'>['headers']): Attached | Refusal {
  const object = {
    fileId: headers['x-file-id'],
    attachmentType: headers['x-attachment-type'],
    objectType: headers['x-object-type'],
    objectId: headers['x-object-id'],
    type: headers['x-type'] ?? 'pdf',
    enabled: headers['x-status'] !== 'disabled',
    order: headers['x-order'],
  };
  const missing = missingOf(headers);
  if (missing) return refuse('FIELD_REQUIRED', { field: missing });
  return object.type === 'youtube' ? videoOf(object, headers) : fileOf(object, headers);
}

/** Callers that send a type are forms, which must also send title, status and order. */
function missingOf(headers: Headers): keyof Headers | undefined {
  if (headers['x-type'] === undefined) return undefined;
  return (['x-title', 'x-status', 'x-order'] as const).find((name) => headers[name] === undefined);
}

type Described = Pick<
  Attached,
  'fileId' | 'attachmentType' | 'objectType' | 'objectId' | 'type' | 'enabled' | 'order'
>;
type Headers = CallInput<'createAttachment'>['headers'];

function videoOf(object: Described, headers: Headers): Attached | Refusal {
  const url = headers['x-url'];
  if (url === undefined) return refuse('SIDEBAR_URL_REQUIRED', { field: 'url' });
  if (!takesVideo(object)) return refuse('FILE_TYPE_NOT_ALLOWED');
  const title = headers['x-title'] ?? url;
  return { ...object, fileName: '', title, mediaType: 'text/uri-list', url };
}

function fileOf(object: Described, headers: Headers): Attached | Refusal {
  const name = fileNameOf(headers['x-file-name'] ?? '');
  if (name === undefined) return refuse('MALFORMED_REQUEST', { field: 'x-file-name' });
  const fileType = fileTypeFor(object);
  if (isRefusal(fileType)) return fileType;
  const fileName = pdfNameOf(name);
  return {
    ...object,
    fileName,
    title: headers['x-title'] ?? fileName,
    mediaType: fileType.mediaType,
    fileType,
    url: null,
  };
}
