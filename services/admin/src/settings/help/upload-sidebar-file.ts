import { randomUUID } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { type EntityManager as Em, EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/access';
import type { SidebarItem } from '@werkbank/contracts/entities';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { columns, lockUntilCommit, readOne, statement } from '@werkbank/platform/database';
import { Call, CallerOf, Input, Upload, UploadedFile } from '@werkbank/platform/http';
import { CheckPdf, refusalOfPdf } from '@werkbank/platform/pdf';
import { kept, saveItem } from './save-item.js';
import { SidebarAttachmentEntity } from './sidebar-attachment.entity.js';

const limit = 10 * 1024 * 1024;

interface Sent {
  fileId: string;
  itemId: number | undefined;
  lockKey: number | undefined;
  title: string;
  fileName: string;
  status: SidebarItem['status'];
  order: number;
  content: Buffer;
}

/** Takes a pdf. Sent once more with the same file id, after a broken connection, it is the same item. */
@Controller()
export class UploadSidebarFile {
  constructor(private readonly em: EntityManager) {}

  @Call('uploadSidebarFile')
  async take(
    @Input() { headers }: CallInput<'uploadSidebarFile'>,
    @Upload() upload: UploadedFile,
    @CallerOf() caller: Caller,
  ): Promise<SidebarItem | Refusal> {
    const title = headers['x-title'] ?? headers.title;
    const status = headers['x-status'] ?? headers.status;
    const order = headers['x-order'] ?? headers.order;
    if (title === undefined || status === undefined || order === undefined)
      return refuse('MALFORMED_REQUEST');
    if ((headers['x-type'] ?? headers.type) !== 'pdf') return refuse('FILE_TYPE_NOT_ALLOWED');
    const nameField = headers['x-file-name'] === undefined ? 'name' : 'x-file-name';
    const fileName = decoded(headers[nameField] ?? '', 200);
    if (fileName === undefined) return refuse('MALFORMED_REQUEST', { field: nameField });
    const content = await upload.bytes(limit);
    if (isRefusal(content)) return content;
    if (content.length === 0) return refuse('SIDEBAR_FILE_REQUIRED', { field: 'file' });
    // The content decides the type, not the name or the browser's guess.
    const notTaken = await refusePdf(content);
    if (notTaken) return notTaken;
    const sent: Sent = {
      // Without one the file is a new one each time it is sent.
      fileId: headers['x-file-id'] ?? randomUUID(),
      itemId: headers['x-item-id'] ?? (headers.id === '' ? undefined : headers.id),
      lockKey: headers['x-lock-key'],
      title,
      fileName,
      status,
      order,
      content,
    };
    return this.em.fork().transactional((em) => keep(em, sent, caller));
  }
}

async function refusePdf(content: Buffer): Promise<Refusal | undefined> {
  const check = new CheckPdf({ cutOff: true });
  try {
    // In pieces, between which others have their turn.
    await pipeline(piecesOf(content), check.resume());
    return undefined;
  } catch (error) {
    const refused = refusalOfPdf(error);
    if (!refused) throw error;
    return refuse(refused.code, { field: 'file', params: refused.params });
  }
}

function* piecesOf(content: Buffer): Generator<Buffer> {
  for (let start = 0; start < content.length; start += 65_536) yield content.subarray(start, start + 65_536);
}

const itemOfFile = statement(
  'sidebar-item-of-file',
  columns(SidebarAttachmentEntity, 'id'),
  'select id from sidebar_attachment where file_id = ?',
);

async function keep(em: Em, sent: Sent, caller: Caller): Promise<SidebarItem | Refusal> {
  await lockUntilCommit(em, `sidebar file ${sent.fileId}`);
  const known = await readOne(em, itemOfFile, [sent.fileId]);
  if (known) return kept(em, known.id);
  const { itemId, lockKey: optimisticLockKey, title, status, order, fileName, content, fileId } = sent;
  const upload = { file: content, fileName, fileId };
  return saveItem(
    em,
    { itemId, optimisticLockKey },
    { title, type: 'pdf', status, order, url: null, upload },
    { caller, action: 'uploadSidebarFile' },
  );
}

/** A header's percent-encoded text; undefined for another text. */
function decoded(value: string, longest: number): string | undefined {
  try {
    const text = decodeURIComponent(value).trim();
    const isText = text.length > 0 && text.length <= longest && !/[\p{Cc}]/u.test(text);
    return isText ? text : undefined;
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}
