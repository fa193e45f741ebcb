import { type EntityManager as Em, EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/access';
import type { SidebarItem } from '@werkbank/contracts/entities';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { isNoVideo } from '@werkbank/contracts/video';
import { columns, readOne, statement } from '@werkbank/platform/database';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { Audit, isStale } from '../../records/index.js';
import { SidebarAttachmentEntity } from './sidebar-attachment.entity.js';
import { sidebarItemById } from './sidebar-item-view.js';

/** Adds, changes and removes help. A pdf comes with its file, by the upload. */
@Controller()
export class EditSidebar {
  constructor(private readonly em: EntityManager) {}

  @Call('createSidebarItem')
  create(
    @Input() { body }: CallInput<'createSidebarItem'>,
    @CallerOf() caller: Caller,
  ): Promise<SidebarItem | Refusal> {
    return this.em.fork().transactional(async (em) => {
      if (body.type === 'pdf') return refuse('SIDEBAR_FILE_REQUIRED', { field: 'file' });
      const { title, type, status, order: position, url } = body;
      const id = await em.insert(SidebarAttachmentEntity, { title, type, status, position, url });
      const item = await kept(em, id);
      await audit(em, caller, 'createSidebarItem', null, item);
      return item;
    });
  }

  @Call('updateSidebarItem')
  update(
    @Input() { params, body }: CallInput<'updateSidebarItem'>,
    @CallerOf() caller: Caller,
  ): Promise<SidebarItem | Refusal> {
    return this.em.fork().transactional(async (em) => {
      const before = await lockedItem(em, params.itemId);
      if (!before) return refuse('SIDEBAR_ITEM_NOT_FOUND');
      if (isStale(before.optimisticLockKey, body.optimisticLockKey)) return refuse('CHANGED_MEANWHILE');
      if (body.type === 'pdf' && before.file === null)
        return refuse('SIDEBAR_FILE_REQUIRED', { field: 'file' });
      if (isNoVideo(body, before)) return refuse('SIDEBAR_VIDEO_ADDRESS', { field: 'url' });
      const isPdf = body.type === 'pdf';
      const { title, type, status, order: position } = body;
      const changed = { title, type, status, position, url: isPdf ? null : body.url };
      await em.nativeUpdate(
        SidebarAttachmentEntity,
        { id: before.id },
        isPdf ? changed : { ...changed, file: null, fileName: null },
      );
      const after = await kept(em, before.id);
      await audit(em, caller, 'updateSidebarItem', before, after);
      return after;
    });
  }

  @Call('deleteSidebarItem')
  delete(
    @Input() { params }: CallInput<'deleteSidebarItem'>,
    @CallerOf() caller: Caller,
  ): Promise<Record<string, never> | Refusal> {
    return this.em.fork().transactional(async (em) => {
      const before = await lockedItem(em, params.itemId);
      if (!before) return refuse('SIDEBAR_ITEM_NOT_FOUND');
      await em.nativeDelete(SidebarAttachmentEntity, { id: before.id });
      await audit(em, caller, 'deleteSidebarItem', before, null);
      return {};
    });
  }
}

const lockItem = statement(
  'lock-sidebar-item',
  columns(SidebarAttachmentEntity, 'id'),
  'select id from sidebar_attachment where id = ? for update',
);

export async function lockedItem(em: Em, id: number): Promise<SidebarItem | undefined> {
  await readOne(em, lockItem, [id]);
  return sidebarItemById(em, id);
}

export async function kept(em: Em, id: number): Promise<SidebarItem> {
  const item = await sidebarItemById(em, id);
  if (!item) throw new Error(`help item ${id} was written and is not there`);
  return item;
}

export async function audit(
  em: Em,
  caller: Caller,
  action: 'createSidebarItem' | 'updateSidebarItem' | 'deleteSidebarItem' | 'uploadSidebarFile',
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
