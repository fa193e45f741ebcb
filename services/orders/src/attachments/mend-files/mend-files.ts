import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { columns, readMany, type RowOf, statement } from '@werkbank/platform/database';
import { historyLine, OrderHistoryEntity, theSystem } from '../../order/index.js';
import { AttachmentEntity } from '../tables/attachment.entity.js';
import type { FileStore, KeptFile } from '@werkbank/platform/files';

/** Time that an upload may need between its file and its row. */
const uploadMs = 60 * 60 * 1000;

const fileRow = {
  ...columns(AttachmentEntity, 'id', 'fileKey', 'fileName', 'objectType', 'objectId'),
  /** Null unless the file is attached to a delivery. */
  orderId: p.integer().nullable(),
};

const rowsWithFile = statement(
  'attachments-with-file',
  fileRow,
  `select a.id, a.file_key as "fileKey", a.file_name as "fileName", a.object_type as "objectType",
     a.object_id as "objectId", d.order_id as "orderId"
   from attachment a
   left join delivery d on d.id = case when a.object_type = 'Delivery' then a.object_id::int end
   where a.file_key is not null order by a.id`,
);

export interface Strays {
  /** Orphans of interrupted uploads and deletions. */
  files: KeptFile[];
  /** Attachments without their file. */
  rows: RowOf<typeof fileRow>[];
}

export class NoFilesAtAll extends Error {}

/** Finds files without a row, and rows without a file. */
export async function findStrays(em: EntityManager, store: FileStore, now: Date): Promise<Strays> {
  // Rows first: a file exists before its row, so the list of files below contains the file of each row here.
  const rows = await readMany(em, rowsWithFile);
  const wanted = new Set<string | null>(rows.map(({ fileKey }) => fileKey));
  const there = new Set<string | null>();
  const files: KeptFile[] = [];
  for await (const file of store.list()) {
    if (wanted.has(file.key)) there.add(file.key);
    else if (now.getTime() - file.keptAt.getTime() > uploadMs) files.push(file);
  }
  // An unmounted folder looks like this; its rows must not be deleted.
  if (wanted.size > 0 && there.size === 0) throw new NoFilesAtAll('none of the files lies there');
  return { files, rows: rows.filter(({ fileKey }) => !there.has(fileKey)) };
}

/** Deletes orphaned files and rows without a file. The history of a delivery records its lost files. */
export async function mend(
  em: EntityManager,
  store: FileStore,
  { files, rows }: Strays,
  now: Date,
): Promise<void> {
  for (const { key } of files) await store.delete(key);
  await em.transactional(async (inside) => {
    for (const { id, objectId, orderId } of rows) {
      await inside.nativeDelete(AttachmentEntity, { id });
      if (orderId === null) continue;
      const line = { deliveryId: Number(objectId), why: 'attachmentDeleted' } as const;
      await inside.insert(OrderHistoryEntity, historyLine(orderId, theSystem, now, line));
    }
  });
}
