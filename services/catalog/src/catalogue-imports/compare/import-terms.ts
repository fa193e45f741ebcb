import { createHash } from 'node:crypto';
import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { columns, readMany, readOne, type RowOf, statement } from '@werkbank/platform/database';
import { ProducerCompany } from '../../replicas/index.js';
import { TablesOfGroups } from '../feature-columns/tables-of-groups.js';
import { CatalogueImportEntity, SourceGroupEntity } from '../tables/index.js';
import type { ComparisonTerms, Location, Place } from './compare-article.js';
import { unplacedGroupId } from './unplaced-group.js';

/** Dispatch locations of a company as JSON, the oldest one first. */
export const locationsOf = (companyId: string): string =>
  `(select coalesce(json_agg(json_build_object('id', l.id, 'name', l.name, 'city', l.city) order by l.id), '[]')
      from dispatch_location l where l.producer_company_id = ${companyId})`;
const importOfCompany = {
  ...columns(CatalogueImportEntity, 'companyId', 'mode', 'edit', 'defaults', 'recognised', 'termsHash'),
  producerId: ProducerCompany.properties.producerId,
  locations: p.json<Location[]>(),
};
const importTerms = statement(
  'terms-of-import',
  importOfCompany,
  `select i.company_id as "companyId", i.mode, i.edit, i.defaults, i.recognised, i.terms_hash as "termsHash", c.producer_id as "producerId",
     ${locationsOf('i.company_id')} as locations
   from catalogue_import i join producer_company c on c.id = i.company_id where i.id = ?`,
);
const sourceGroups = statement(
  'source-groups-of-company',
  columns(SourceGroupEntity, 'sourceGroup', 'parent', 'groupId', 'materialGroupId'),
  `select source_group as "sourceGroup", parent, group_id as "groupId", material_group_id as "materialGroupId"
     from source_group where company_id = ? order by source_group`,
);

export type ImportTerms = ComparisonTerms &
  Pick<RowOf<typeof importOfCompany>, 'producerId'> & {
    hash: string;
    /** True while earlier comparisons are valid for unchanged articles. */
    areThoseOfPreview: boolean;
  };

export const usualDefaults = { leadTimeDays: 10, currency: 'EUR', dispatchLocationId: null };

/** All that comparing an import needs beside its articles; undefined for a company that is gone. Four statements. */
export async function readImportTerms(em: EntityManager, importId: number): Promise<ImportTerms | undefined> {
  const found = await readOne(em, importTerms, [importId]);
  if (!found) return undefined;
  const { termsHash, ...known } = found;
  const groups = await readMany(em, sourceGroups, [found.companyId]);
  const places = new Places(groups);
  const tables = await TablesOfGroups.read(em, found.companyId);
  const hash = createHash('sha256')
    .update(JSON.stringify([known, groups, tables.source]))
    .digest('hex');
  return {
    ...known,
    isTable: known.recognised !== null && known.recognised.format !== 'bmecat',
    defaults: found.defaults ?? usualDefaults,
    placeOf: (groups) => places.of(groups),
    tables,
    unplacedGroupId,
    hash,
    areThoseOfPreview: hash === termsHash,
  };
}

/** A group without its own place has that of its parent. */
class Places {
  private readonly byGroup: ReadonlyMap<string, Place & { parent: string | null }>;

  constructor(groups: readonly (Place & { sourceGroup: string; parent: string | null })[]) {
    this.byGroup = new Map(groups.map(({ sourceGroup, ...group }) => [sourceGroup, group]));
  }

  of(sourceGroups: readonly string[]): Place | undefined {
    const found = sourceGroups.map((group) => this.upwards(group));
    const groupId = found.find((place) => place.groupId !== null)?.groupId ?? null;
    const materialGroupId = found.find((place) => place.materialGroupId !== null)?.materialGroupId ?? null;
    return groupId === null && materialGroupId === null ? undefined : { groupId, materialGroupId };
  }

  private upwards(sourceGroup: string): Place {
    const place: Place = { groupId: null, materialGroupId: null };
    const seen = new Set<string>();
    for (let at: string | null = sourceGroup; at !== null && !seen.has(at); ) {
      seen.add(at);
      const group = this.byGroup.get(at);
      place.groupId ??= group?.groupId ?? null;
      place.materialGroupId ??= group?.materialGroupId ?? null;
      at = group?.parent ?? null;
    }
    return place;
  }
}
