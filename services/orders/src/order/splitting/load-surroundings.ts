import type { EntityManager } from '@mikro-orm/postgresql';
import type { Address } from '@werkbank/contracts/entities';
import { readMany } from '@werkbank/platform/database';
import { freshIds } from '../storage/fresh-ids.js';
import { usualCustomsAreas } from './customs-areas.js';
import type { SplitSurroundings, WantedSplit } from './plan-split.js';

/** What a split needs to know beside the order. */
export async function loadSurroundings(
  em: EntityManager,
  producerCompanyId: number,
  splits: readonly Pick<WantedSplit, 'items'>[],
): Promise<SplitSurroundings> {
  const dispatchLocations = await readMany<{ producerCompanyId: number; address: Address }>(
    em,
    `select producer_company_id as "producerCompanyId", address from dispatch_location
     where producer_company_id = ?`,
    [producerCompanyId],
  );
  const areas = await readMany<{ countries: string[] }>(em, 'select countries from customs_area');
  return {
    dispatchLocations,
    customsAreas: areas.length > 0 ? areas.map(({ countries }) => countries) : usualCustomsAreas,
    newId: await freshIds(em, {
      delivery: splits.length,
      item: splits.reduce((sum, { items }) => sum + items.length, 0),
    }),
  };
}
