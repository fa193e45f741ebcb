import { p } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { Caller } from '@werkbank/contracts/access';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import type { ColumnMapping, ImportMapping } from '@werkbank/contracts/entities';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { columns, readOne, type RowOf, run, statement } from '@werkbank/platform/database';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { DispatchLocation } from '../../replicas/index.js';
import { usualDefaults } from '../compare/import-terms.js';
import { isRepeatable, type MappedColumn } from '../map-columns/column-mapping.js';
import { stockFields, tableFields } from '../map-columns/fields.js';
import { actionsOf } from '../show-imports/import-view.js';
import { headsKey } from '../map-columns/heads-key.js';
import { seenCompany } from '../callers/importing-company.js';
import { inNameOf } from '../callers/in-name-of.js';
import { CatalogueImportEntity, ImportColumnsEntity } from '../tables/index.js';
import { WorkOffCatalogueImports } from '../work/work-off-catalogue-imports.js';
import { missingField, requiredFields } from '../map-columns/required-fields.js';

const importToMap = {
  ...columns(
    CatalogueImportEntity,
    'companyId',
    'mode',
    'status',
    'recognised',
    'heads',
    'columns',
    'defaults',
  ),
  isEdit: p.boolean(),
};
type ImportOf = RowOf<typeof importToMap>;
const mappedImport = statement(
  'import-to-map',
  importToMap,
  `select company_id as "companyId", mode, status, edit is not null as "isEdit",
     recognised, heads, columns, defaults from catalogue_import i
    where id = ? and (?::int is null or company_id = ?) for update`,
);
const readAgain = statement(
  'read-import-again',
  {},
  `update catalogue_import set columns = ?::jsonb, defaults = ?::jsonb, status = 'Waiting' where id = ?`,
);

const others = [
  { field: 'feature', title: { de: 'Merkmal', en: 'Feature' } },
  { field: 'leftOut', title: { de: 'Nicht übernehmen', en: 'Leave out' } },
] as const;
/** Fields with a further detail: the language of a text, the minimum quantity of a price. */
const withMore = new Set(['name', 'description', 'keywords', 'price', 'feature']);

/** The fields of the columns of a table: proposed by their heads, corrected by people, remembered for the next table. */
@Controller()
export class MapFile {
  constructor(
    private readonly em: EntityManager,
    private readonly work: WorkOffCatalogueImports,
  ) {}

  @Call('getImportMapping')
  show(
    @Input() { params: { importId } }: CallInput<'getImportMapping'>,
    @CallerOf() caller: Caller,
  ): Promise<ImportMapping | Refusal> {
    return this.inImport(importId, caller, async (_em, found) => {
      const needed = requiredFields(found.mode);
      const fields = found.mode === 'stock' ? [...tableFields.slice(0, 1), ...stockFields] : tableFields;
      return {
        heads: found.heads,
        columns: found.columns,
        fields: [...fields, ...others].map(({ field, title }) => ({
          field,
          label: title[caller.language],
          required: needed.includes(field),
          of: withMore.has(field),
        })),
        defaults: found.defaults ?? usualDefaults,
      };
    });
  }

  @Call('saveImportMapping')
  async save(
    @Input() { params: { importId }, body }: CallInput<'saveImportMapping'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'saveImportMapping'> | Refusal> {
    const saved = await this.inImport(importId, caller, async (em, found) => {
      const { companyId, mode } = found;
      if (!actionsOf({ ...found, isWithdrawable: false }, caller).includes('map'))
        return refuse('CATALOGUE_IMPORT_STATUS');
      const wrong = refusalOfColumns(body.columns, found, caller);
      if (wrong) return wrong;
      const { defaults } = body;
      const place = defaults.dispatchLocationId;
      const isOwn =
        place === null || (await em.count(DispatchLocation, { id: place, producerCompanyId: companyId })) > 0;
      if (!isOwn) return refuse('DISPATCH_LOCATION_NOT_FOUND', { field: 'dispatchLocationId' });
      const heads = headsKey(found.heads.map(({ head }) => head));
      await em.upsert(ImportColumnsEntity, { companyId, mode, heads, columns: body.columns, defaults });
      await run(em, readAgain, [JSON.stringify(body.columns), JSON.stringify(defaults), importId]);
      return {};
    });
    if (!isRefusal(saved)) this.work.start();
    return saved;
  }

  private inImport<Answer extends object>(
    importId: number,
    caller: Caller,
    work: (em: EntityManager, found: ImportOf) => Promise<Answer | Refusal>,
  ): Promise<Answer | Refusal> {
    const company = seenCompany(caller);
    return inNameOf(caller, () =>
      this.em.fork().transactional(async (em): Promise<Answer | Refusal> => {
        const found = await readOne(em, mappedImport, [importId, company, company]);
        return found ? work(em, found) : refuse('CATALOGUE_IMPORT_NOT_FOUND');
      }),
    );
  }
}

function refusalOfColumns(
  given: readonly ColumnMapping[],
  { mode, heads }: ImportOf,
  { language }: Caller,
): Refusal | undefined {
  const labels = new Map(
    [...tableFields, ...stockFields, ...others].map(({ field, title }) => [String(field), title[language]]),
  );
  const unknown = given.find(({ field }) => !labels.has(field));
  if (unknown) return refuse('VALUE_UNKNOWN', { field: 'field', params: { value: unknown.field } });
  if (given.length !== heads.length) return refuse('MALFORMED_REQUEST', { field: 'columns' });
  const missing = missingField(given, mode);
  if (missing !== undefined)
    return refuse('IMPORT_COLUMN_MISSING', {
      field: 'columns',
      params: { column: labels.get(missing) ?? missing },
    });
  const twice = given.find(
    (column, place) =>
      !isRepeatable(column.field as MappedColumn['target']) &&
      given.findIndex((other) => other.field === column.field && other.of === column.of) !== place,
  );
  return (
    twice &&
    refuse('IMPORT_COLUMN_TWICE', {
      field: 'columns',
      params: { column: labels.get(twice.field) ?? twice.field },
    })
  );
}
