import { isDeepStrictEqual } from 'node:util';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/caller';
import type { Configuration } from '@werkbank/contracts/entities';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { Audit } from '../audit/audit.js';
import { announceConfiguration } from './announce-configuration.js';
import { currentConfiguration } from './configuration-view.js';
import { defaultConfiguration } from './default-configuration.js';

/** Changes the configuration without a build. Only what differs from the defaults is kept, so that these can move on. */
@Controller()
export class UpdateConfiguration {
  constructor(private readonly em: EntityManager) {}

  @Call('updateConfiguration')
  update(
    @Input() { body }: CallInput<'updateConfiguration'>,
    @CallerOf() caller: Caller,
  ): Promise<Configuration> {
    return this.em.fork().transactional(async (em) => {
      await em.execute(`select pg_advisory_xact_lock(hashtext('configuration'))`);
      const before = await currentConfiguration(em);
      await em.execute(
        `insert into configuration (settings) values (?)
         on conflict (only_row) do update set settings = excluded.settings`,
        [JSON.stringify(differing(body))],
      );
      const after = await currentConfiguration(em);
      await Audit.record(em, {
        caller,
        action: 'updateConfiguration',
        object: { type: 'Configuration', id: 1, name: 'Configuration' },
        before,
        after,
      });
      await announceConfiguration(em);
      return after;
    });
  }
}

function differing(given: Configuration): Partial<Configuration> {
  const defaults = new Map<string, unknown>(Object.entries(defaultConfiguration));
  return Object.fromEntries(
    Object.entries(given).filter(([name, value]) => !isDeepStrictEqual(value, defaults.get(name))),
  );
}
