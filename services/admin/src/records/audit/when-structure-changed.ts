import type { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { EventPayload } from '@werkbank/contracts/events';
import { OnEvent } from '@werkbank/platform/messaging';
import { Audit } from './audit.js';

/** Categories, tables and columns are edited in catalog. */
@Controller()
export class WhenStructureChanged {
  @OnEvent('catalog.structure-changed.v1')
  handle({ by, ...change }: EventPayload<'catalog.structure-changed.v1'>, em: EntityManager): Promise<void> {
    return Audit.record(em, { ...change, caller: { kind: 'user', ...by } });
  }
}
