import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Configuration } from '@werkbank/contracts/entities';
import { isRefusal, type Refusal } from '@werkbank/contracts/errors';
import { lockUntilCommit, run, statement } from '@werkbank/platform/database';
import { Audit, type AuditedChange } from '../../records/index.js';
import { announceConfiguration } from './announce-configuration.js';
import { currentConfiguration } from './configuration-view.js';
import { defaultConfiguration } from './default-configuration.js';

const storeSettings = statement(
  'store-configuration',
  {},
  'insert into configuration (settings) values (?) on conflict (only_row) do update set settings = excluded.settings',
);

/**
 * Makes a new configuration of the present one, one change at a time, so that none overwrites another. Only what differs
 * from the defaults is kept, so that these can move on.
 */
export function changeConfiguration(
  em: EntityManager,
  { caller, action }: Pick<AuditedChange, 'caller' | 'action'>,
  to: (before: Configuration) => Configuration | Refusal,
): Promise<Configuration | Refusal> {
  return em.fork().transactional(async (changing) => {
    await lockUntilCommit(changing, 'configuration');
    const before = await currentConfiguration(changing);
    const wanted = to(before);
    if (isRefusal(wanted)) return wanted;
    await run(changing, storeSettings, [JSON.stringify(differing(wanted))]);
    const after = await currentConfiguration(changing);
    await Audit.record(changing, {
      caller,
      action,
      object: { type: 'Configuration', id: 1, name: 'Configuration' },
      before,
      after,
    });
    await announceConfiguration(changing);
    return after;
  });
}

function differing({ optimisticLockKey: _, ...given }: Configuration): Partial<Configuration> {
  const defaults = new Map<string, unknown>(Object.entries(defaultConfiguration));
  return Object.fromEntries(
    Object.entries(given).filter(([name, value]) => !isDeepStrictEqual(value, defaults.get(name))),
  );
}
