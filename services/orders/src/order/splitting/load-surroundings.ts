import type { EntityManager } from '@mikro-orm/postgresql';
import { columns, readMany, statement } from '@werkbank/platform/database';
import { CustomsAreaEntity, DispatchLocationEntity } from '../../replicas/index.js';
import { freshIds } from '../storage/fresh-ids.js';
import { usualCustomsAreas } from './customs-areas.js';
import type { SplitSurroundings, WantedSplit } from './plan-split.js';

const locationsOfCompany = statement(
  'dispatch-locations-of-company',
  columns(DispatchLocationEntity, 'producerCompanyId', 'address'),
  'select producer_company_id as "producerCompanyId", address from dispatch_location where producer_company_id = ?',
);

const customsAreas = statement(
  'customs-areas',
  columns(CustomsAreaEntity, 'countries'),
  'select countries from customs_area',
);

export async function loadSurroundings(
  em: EntityManager,
  producerCompanyId: number,
  splits: readonly Pick<WantedSplit, 'items'>[],
): Promise<SplitSurroundings> {
  const dispatchLocations = await readMany(em, locationsOfCompany, [producerCompanyId]);
  const areas = await readMany(em, customsAreas);
  return {
    dispatchLocations,
    customsAreas: areas.length > 0 ? areas.map(({ countries }) => countries) : usualCustomsAreas,
    newId: await freshIds(em, {
      delivery: splits.length,
      item: splits.reduce((sum, { items }) => sum + items.length, 0),
    }),
  };
}
