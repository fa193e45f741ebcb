import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/access';
import type { SidebarItem } from '@werkbank/contracts/entities';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { audit, lockedItem, saveItem } from './save-item.js';
import { SidebarAttachmentEntity } from './sidebar-attachment.entity.js';

/** Adds, changes and removes help items. The upload of a pdf contains its file. */
@Controller()
export class EditSidebar {
  constructor(private readonly em: EntityManager) {}

  @Call('createSidebarItem')
  create(
    @Input() { body }: CallInput<'createSidebarItem'>,
    @CallerOf() caller: Caller,
  ): Promise<SidebarItem | Refusal> {
    return this.em
      .fork()
      .transactional((em) => saveItem(em, {}, body, { caller, action: 'createSidebarItem' }));
  }

  @Call('updateSidebarItem')
  update(
    @Input() { params, body }: CallInput<'updateSidebarItem'>,
    @CallerOf() caller: Caller,
  ): Promise<SidebarItem | Refusal> {
    const { optimisticLockKey, ...item } = body;
    return this.em
      .fork()
      .transactional((em) =>
        saveItem(em, { ...params, optimisticLockKey }, item, { caller, action: 'updateSidebarItem' }),
      );
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
