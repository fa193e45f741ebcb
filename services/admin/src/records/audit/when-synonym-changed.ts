import type { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { EventPayload } from '@werkbank/contracts/events';
import { OnEvent } from '@werkbank/platform/messaging';
import { Audit } from './audit.js';

/** The shop's words for the search are edited in catalog. */
@Controller()
export class WhenSynonymChanged {
  @OnEvent('catalog.synonym-changed.v1')
  handle({ by, ...change }: EventPayload<'catalog.synonym-changed.v1'>, em: EntityManager): Promise<void> {
    return Audit.record(em, { ...change, caller: { kind: 'user', ...by } });
  }
}
