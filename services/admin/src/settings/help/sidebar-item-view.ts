import type { EntityManager } from '@mikro-orm/postgresql';
import type { SidebarItem } from '@werkbank/contracts/entities';
import { columns, readMany, readOne, statement } from '@werkbank/platform/database';
import { SidebarAttachmentEntity } from './sidebar-attachment.entity.js';

const { position, fileName, lockKey } = SidebarAttachmentEntity.properties;
const shape = {
  ...columns(SidebarAttachmentEntity, 'id', 'title', 'type', 'status', 'url'),
  order: position,
  file: fileName,
  optimisticLockKey: lockKey,
};

const select = `select id, title, type, status, position as "order", url, file_name as file,
  lock_key as "optimisticLockKey" from sidebar_attachment`;

const shownItems = statement(
  'shown-sidebar-items',
  shape,
  `${select} where status = 'enabled' or ? order by position, id`,
);

const byId = statement('sidebar-item-by-id', shape, `${select} where id = ?`);

export function sidebarItems(em: EntityManager, which: { disabledToo: boolean }): Promise<SidebarItem[]> {
  return readMany(em, shownItems, [which.disabledToo]);
}

export function sidebarItemById(em: EntityManager, id: number): Promise<SidebarItem | undefined> {
  return readOne(em, byId, [id]);
}
