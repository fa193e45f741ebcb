import { EntityManager } from '@mikro-orm/postgresql';
import { Controller, type StreamableFile } from '@nestjs/common';
import type { CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/access';
import type { SidebarItem } from '@werkbank/contracts/entities';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { columns, readOne, statement } from '@werkbank/platform/database';
import { Call, CallerOf, fileAnswer, Input } from '@werkbank/platform/http';
import { isPlatformAdmin } from '../../directory/index.js';
import { SidebarAttachmentEntity } from './sidebar-attachment.entity.js';
import { sidebarItemById, sidebarItems } from './sidebar-item-view.js';

const fileOfItem = statement(
  'file-of-sidebar-item',
  columns(SidebarAttachmentEntity, 'file'),
  'select file from sidebar_attachment where id = ?',
);

/** Help items for everybody; disabled ones are for platform admins only. */
@Controller()
export class ShowSidebar {
  constructor(private readonly em: EntityManager) {}

  @Call('listSidebarItems')
  list(@CallerOf() caller: Caller): Promise<SidebarItem[]> {
    return sidebarItems(this.em, { disabledToo: isPlatformAdmin(caller) });
  }

  @Call('getSidebarItem')
  one(
    @Input() { params }: CallInput<'getSidebarItem'>,
    @CallerOf() caller: Caller,
  ): Promise<SidebarItem | Refusal> {
    return this.shownTo(caller, params.itemId);
  }

  @Call('getSidebarFile')
  async file(
    @Input() { params }: CallInput<'getSidebarFile'>,
    @CallerOf() caller: Caller,
  ): Promise<StreamableFile | Refusal> {
    const item = await this.shownTo(caller, params.itemId);
    if (isRefusal(item)) return item;
    const found = await readOne(this.em, fileOfItem, [params.itemId]);
    if (!found?.file) return refuse('SIDEBAR_ITEM_NOT_FOUND');
    const fileName = item.file ?? 'help.pdf';
    return fileAnswer(found.file, { mediaType: 'application/pdf', fileName, inline: true });
  }

  private async shownTo(caller: Caller, itemId: number): Promise<SidebarItem | Refusal> {
    const item = await sidebarItemById(this.em, itemId);
    const shown = item && (item.status === 'enabled' || isPlatformAdmin(caller));
    return shown ? item : refuse('SIDEBAR_ITEM_NOT_FOUND');
  }
}
