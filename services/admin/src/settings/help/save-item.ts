import type { EntityManager } from '@mikro-orm/postgresql';
import type { Caller } from '@werkbank/contracts/access';
import type { SidebarItem } from '@werkbank/contracts/entities';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { isNoVideo } from '@werkbank/contracts/video';
import { columns, readOne, statement } from '@werkbank/platform/database';
import { Audit, isStale } from '../../records/index.js';
import { SidebarAttachmentEntity } from './sidebar-attachment.entity.js';
import { sidebarItemById } from './sidebar-item-view.js';

interface GivenItem extends Pick<SidebarItem, 'title' | 'type' | 'status' | 'order'> {
  url: string | null;
  /** Absent if the item has no file or keeps its own. */
  upload?: { file: Buffer; fileName: string; fileId: string };
}

interface SavedBy {
  caller: Caller;
  action: 'createSidebarItem' | 'updateSidebarItem' | 'uploadSidebarFile';
}

/** Adds an item, or changes the one of `itemId`, with its audit entry; for the form and for an uploaded file. */
export async function saveItem(
  em: EntityManager,
  { itemId, optimisticLockKey }: { itemId?: number | undefined; optimisticLockKey?: number | undefined },
  given: GivenItem,
  { caller, action }: SavedBy,
): Promise<SidebarItem | Refusal> {
  const { title, type, status, order, url, upload } = given;
  const before = itemId === undefined ? undefined : await lockedItem(em, itemId);
  if (itemId !== undefined && !before) return refuse('SIDEBAR_ITEM_NOT_FOUND');
  if (before && isStale(before.optimisticLockKey, optimisticLockKey)) return refuse('CHANGED_MEANWHILE');
  if (type === 'pdf' && !upload && !before?.file) return refuse('SIDEBAR_FILE_REQUIRED', { field: 'file' });
  if (isNoVideo(given, before)) return refuse('SIDEBAR_VIDEO_ADDRESS', { field: 'url' });
  const isPdf = type === 'pdf';
  const row = {
    title,
    type,
    status,
    position: order,
    url: isPdf ? null : url,
    ...(isPdf ? upload : { file: null, fileName: null }),
  };
  if (before) await em.nativeUpdate(SidebarAttachmentEntity, { id: before.id }, row);
  const id = before?.id ?? (await em.insert(SidebarAttachmentEntity, row));
  const after = await kept(em, id);
  await audit(em, caller, action, before ?? null, after);
  return after;
}

const lockItem = statement(
  'lock-sidebar-item',
  columns(SidebarAttachmentEntity, 'id'),
  'select id from sidebar_attachment where id = ? for update',
);

export async function lockedItem(em: EntityManager, id: number): Promise<SidebarItem | undefined> {
  await readOne(em, lockItem, [id]);
  return sidebarItemById(em, id);
}

export async function kept(em: EntityManager, id: number): Promise<SidebarItem> {
  const item = await sidebarItemById(em, id);
  if (!item) throw new Error(`help item ${id} was written and is not there`);
  return item;
}

export async function audit(
  em: EntityManager,
  caller: Caller,
  action: SavedBy['action'] | 'deleteSidebarItem',
  before: SidebarItem | null,
  after: SidebarItem | null,
): Promise<void> {
  const item = after ?? before;
  if (!item) return;
  await Audit.record(em, {
    caller,
    action,
    object: { type: 'SidebarItem', id: item.id, name: item.title },
    before: before && { ...before },
    after: after && { ...after },
  });
}
