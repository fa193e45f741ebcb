import type { EntityManager } from '@mikro-orm/postgresql';
import type { SidebarItem } from '@werkbank/contracts/entities';
import { readMany, readOne } from '@werkbank/platform/database';

const columns = `id, title, type, status, position as "order", url, file_name as file,
  lock_key as "optimisticLockKey"`;

export function sidebarItems(em: EntityManager, which: { disabledToo: boolean }): Promise<SidebarItem[]> {
  return readMany<SidebarItem>(
    em,
    `select ${columns} from sidebar_attachment where status = 'enabled' or ? order by position, id`,
    [which.disabledToo],
  );
}

export function sidebarItemById(em: EntityManager, id: number): Promise<SidebarItem | undefined> {
  return readOne<SidebarItem>(em, `select ${columns} from sidebar_attachment where id = ?`, [id]);
}
