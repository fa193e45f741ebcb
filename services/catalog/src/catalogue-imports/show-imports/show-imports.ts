import { Readable } from 'node:stream';
import { p } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller, type StreamableFile } from '@nestjs/common';
import { type Caller, kindsOf } from '@werkbank/contracts/access';
import { type CallAnswer, type CallInput, fileTypes } from '@werkbank/contracts/calls';
import type { CatalogueImport, ImportedChange } from '@werkbank/contracts/entities';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { catalogueImportLimits } from '@werkbank/contracts/limits';
import type { Language } from '@werkbank/contracts/localization';
import {
  columns,
  pagingOf,
  readMany,
  readOne,
  type RowOf,
  statement,
  windowOf,
} from '@werkbank/platform/database';
import { Call, CallerOf, fileAnswer, Input } from '@werkbank/platform/http';
import { textIn } from '../../catalogue/index.js';
import { wholeChangesSql } from '../compare/kept-changes.js';
import { fileRowSql } from '../compare/row-of-file.js';
import { reasonIn } from '../reasons-in.js';
import { importingCompany, seenCompany } from '../callers/importing-company.js';
import { inNameOf } from '../callers/in-name-of.js';
import { CatalogueImportEntity, ImportSettingEntity, RefusedLine } from '../tables/index.js';
import { changeRow, importColumns, importColumnsSql, importsSql, listedImport } from './import-view.js';
import { refusedFile } from './refused-file.js';
import { fieldOfColumn, shownChanges } from './shown-changes.js';

const seen = '(?::int is null or i.company_id = ?)';
const listedImports = statement(
  'listed-catalogue-imports',
  importColumns,
  `select ${importColumnsSql} from ${importsSql} where ${seen} order by i.id desc limit ? offset ?`,
);
const countImports = statement(
  'count-catalogue-imports',
  { total: p.integer() },
  `select count(*)::int as total from catalogue_import i where ${seen}`,
);
const shownImport = statement(
  'shown-catalogue-import',
  {
    ...importColumns,
    ...columns(CatalogueImportEntity, 'leftOut', 'notRestored'),
    needsApproval: ImportSettingEntity.properties.needsApproval,
  },
  `select ${importColumnsSql}, i.left_out as "leftOut", i.not_restored as "notRestored",
     coalesce((select needs_approval from import_setting s where s.company_id = i.company_id), false) as "needsApproval"
   from ${importsSql}
    where i.id = ? and ${seen}`,
);
const askedChangesSql = `from catalogue_import_change c
    where c.import_id = ? and c.kind in ('new', 'changed', 'gone') and (? = '' or c.kind = ?)
      and abs(coalesce(c.price_move, 0)) >= ?`;
const firstMovesSql = 'order by abs(coalesce(c.price_move, 0)) desc, c.line';
/** Names of the groups that a column changes from and to. */
const namesSql = (table: string, key: string, column: string): string =>
  `(select json_object_agg(${key}, json_build_object('de', de, 'en', en)) from ${table}
     where ${key}::text in (c.changes -> '${column}' ->> 'before', c.changes -> '${column}' ->> 'after'))`;
const listedChanges = statement(
  'listed-import-changes',
  changeRow,
  `select s.material_number as "materialNumber", c.kind, c.price_move as "priceMove",
     ${wholeChangesSql} as changes,
     coalesce(s.sent -> 'name', a.name) as name, ${namesSql('category', 'category_id', 'group_id')} as groups,
     ${namesSql('material_group', 'id', 'material_group_id')} as "materialGroups",
     case when a.article_id is null then null else json_build_object('list_price_currency', a.list_price_currency,
       'price_quantity', a.price_quantity, 'order_unit', a.order_unit) end as current
   from (select c.* ${askedChangesSql} ${firstMovesSql} limit ? offset ?) c ${fileRowSql}
     join catalogue_import i on i.id = c.import_id
     left join producer_company o on o.id = i.company_id
     left join lateral (select * from article
       where producer_id = o.producer_id and material_number = s.material_number limit 1) a on true
   ${firstMovesSql}`,
);
const countChanges = statement(
  'count-import-changes',
  { total: p.integer() },
  `select count(*)::int as total ${askedChangesSql}`,
);
const refusedLines = statement(
  'refused-import-lines',
  columns(RefusedLine, 'line', 'materialNumber', 'field', 'code', 'value'),
  `select line, material_number as "materialNumber", field, code, value from catalogue_import_refusal
    where import_id = ? order by line, id limit ? offset ?`,
);
const countRefused = statement(
  'count-refused-import-lines',
  { total: p.integer() },
  'select count(*)::int as total from catalogue_import_refusal where import_id = ?',
);

/** Imports of catalogues as their producers and platform admins see them. */
@Controller()
export class ShowCatalogueImports {
  constructor(private readonly em: EntityManager) {}

  @Call('listCatalogueImports')
  async list(
    @Input() { query }: CallInput<'listCatalogueImports'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'listCatalogueImports'> | Refusal> {
    const own = seenCompany(caller);
    const company =
      query.companyId === undefined ? own : await importingCompany(this.em, caller, query.companyId);
    if (isRefusal(company)) return { imports: [], ...pagingOf(query, 0) };
    return inNameOf(caller, async () => {
      const rows = await readMany(this.em, listedImports, [company, company, ...windowOf(query)]);
      const found = await readOne(this.em, countImports, [company, company]);
      return { imports: rows.map((row) => listedImport(row, caller)), ...pagingOf(query, found?.total ?? 0) };
    });
  }

  @Call('getCatalogueImport')
  show(
    @Input() { params: { importId } }: CallInput<'getCatalogueImport'>,
    @CallerOf() caller: Caller,
  ): Promise<CatalogueImport | Refusal> {
    return inNameOf(caller, async () => {
      const row = await this.find(importId, caller);
      if (!row) return refuse('CATALOGUE_IMPORT_NOT_FOUND');
      const samples = await this.changes(
        importId,
        { kind: '', minPriceMove: 0, page: 1, pageSize: catalogueImportLimits.samples },
        caller.language,
      );
      return {
        ...listedImport(row, caller),
        leftOut: row.leftOut.map(({ name, reason, count }) => ({
          name,
          count,
          code: reason,
          message: reasonIn(reason, caller.language),
        })),
        samples,
        notRestored: notRestoredFields(row.notRestored),
        needsApproval: row.needsApproval && !kindsOf(caller).has('platform-admin'),
      };
    });
  }

  @Call('listImportChanges')
  listChanges(
    @Input() { params: { importId }, query }: CallInput<'listImportChanges'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'listImportChanges'> | Refusal> {
    return inNameOf(caller, async () => {
      if (!(await this.find(importId, caller))) return refuse('CATALOGUE_IMPORT_NOT_FOUND');
      const changes = await this.changes(importId, query, caller.language);
      const asked = [importId, query.kind, query.kind, query.minPriceMove];
      const found = await readOne(this.em, countChanges, asked);
      return { changes, ...pagingOf(query, found?.total ?? 0) };
    });
  }

  @Call('listRefusedImportLines')
  listRefused(
    @Input() { params: { importId }, query }: CallInput<'listRefusedImportLines'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'listRefusedImportLines'> | Refusal> {
    return inNameOf(caller, async () => {
      if (!(await this.find(importId, caller))) return refuse('CATALOGUE_IMPORT_NOT_FOUND');
      const rows = await readMany(this.em, refusedLines, [importId, ...windowOf(query)]);
      const found = await readOne(this.em, countRefused, [importId]);
      const refused = rows.map((row) => ({ ...row, message: reasonIn(row.code, caller.language) }));
      return { refused, ...pagingOf(query, found?.total ?? 0) };
    });
  }

  @Call('getRefusedImportFile')
  refusedFile(
    @Input() { params: { importId } }: CallInput<'getRefusedImportFile'>,
    @CallerOf() caller: Caller,
  ): Promise<StreamableFile | Refusal> {
    return inNameOf(caller, async () => {
      const row = await this.find(importId, caller);
      if (!row) return refuse('CATALOGUE_IMPORT_NOT_FOUND');
      const name = row.fileName.replace(/\.[^.]*$/, '');
      const suffix = caller.language === 'de' ? 'abgelehnt' : 'refused';
      // The file is streamed after the call has returned, so it needs its own entity manager.
      const content = Readable.from(refusedFile(this.em.fork(), importId, caller));
      return fileAnswer(content, { mediaType: fileTypes.csv, fileName: `${name}-${suffix}.csv` });
    });
  }

  private find(importId: number, caller: Caller) {
    const company = seenCompany(caller);
    return readOne(this.em, shownImport, [importId, company, company]);
  }

  private async changes(
    importId: number,
    { kind, minPriceMove, ...asked }: { kind: string; minPriceMove: number; page: number; pageSize: number },
    language: Language,
  ): Promise<ImportedChange[]> {
    const params = [importId, kind, kind, minPriceMove, ...windowOf(asked)];
    const rows = await readMany(this.em, listedChanges, params);
    return rows.map((row) => changeOf(row, language));
  }
}

function changeOf(
  { materialNumber, kind, priceMove, changes, name, ...names }: RowOf<typeof changeRow>,
  language: Language,
): ImportedChange {
  return {
    materialNumber,
    kind,
    priceMove,
    articleText: textIn(name ?? {}, language),
    fields: shownChanges(changes, names, language),
  };
}

/** Fields of the page, each of them once: several columns can be one of them. */
function notRestoredFields(columns: CatalogueImport['notRestored']): CatalogueImport['notRestored'] {
  const fields = columns.map(({ materialNumber, field }) => ({
    materialNumber,
    field: fieldOfColumn(field),
  }));
  const keyOf = ({ materialNumber, field }: (typeof fields)[number]) => `${field} ${materialNumber}`;
  return [...new Map(fields.map((one) => [keyOf(one), one])).values()];
}
