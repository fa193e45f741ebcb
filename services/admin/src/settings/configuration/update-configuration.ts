import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/access';
import type { Configuration } from '@werkbank/contracts/entities';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { isStale } from '../../records/index.js';
import { changeConfiguration } from './change-configuration.js';

/** Changes the configuration without a build. */
@Controller()
export class UpdateConfiguration {
  constructor(private readonly em: EntityManager) {}

  @Call('updateConfiguration')
  update(
    @Input() { body }: CallInput<'updateConfiguration'>,
    @CallerOf() caller: Caller,
  ): Promise<Configuration | Refusal> {
    return changeConfiguration(this.em, { caller, action: 'updateConfiguration' }, (before) =>
      isStale(before.optimisticLockKey, body.optimisticLockKey) ? refuse('CHANGED_MEANWHILE') : body,
    );
  }
}
