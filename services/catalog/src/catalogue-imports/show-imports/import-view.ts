import { p } from '@mikro-orm/core';
import { type Caller, kindsOf } from '@werkbank/contracts/access';
import type { CatalogueImport, ListedCatalogueImport } from '@werkbank/contracts/entities';
import type { Language } from '@werkbank/contracts/localization';
import { catalogueImportLimits } from '@werkbank/contracts/limits';
import { columns, instant, type RowOf } from '@werkbank/platform/database';
import { ProducerCompany } from '../../replicas/index.js';
import { failureIn } from '../reasons-in.js';
import { CatalogueImportEntity, type ColumnChanges } from '../tables/index.js';
import type { ChangeNames } from './shown-changes.js';

export const importColumns = {
  importId: CatalogueImportEntity.properties.id,
  ...columns(
    CatalogueImportEntity,
    'companyId',
    'mode',
    'status',
    'fileName',
    'fileSize',
    'readBytes',
    'applied',
    'toApply',
    'newArticles',
    'changedArticles',
    'unchangedArticles',
    'goneArticles',
    'refusedLines',
    'recognised',
    'failure',
    'sameFileAs',
    'withdrawing',
  ),
  companyName: ProducerCompany.properties.name,
  mediaWaiting: p.integer(),
  mediaFetched: p.integer(),
  mediaRefused: p.integer(),
  isWithdrawable: p.boolean(),
  isEdit: p.boolean(),
  who: p.text(),
  createdOn: p.text(),
  finishedOn: p.text().nullable(),
};
export type ImportRow = RowOf<typeof importColumns>;

/** By the clock of the database, as the deletion of its rows. */
export const isWithdrawableSql = `coalesce(i.status = 'Done' and i.has_rows
    and i.finished_on > now() - interval '${catalogueImportLimits.withdrawDays} days', false)`;
/** `i` is the import, `c` its company. */
export const importColumnsSql = `
  i.id as "importId", i.company_id as "companyId", coalesce(c.name, '') as "companyName", i.mode, i.status, i.edit is not null as "isEdit",
  i.file_name as "fileName", i.file_size as "fileSize", i.read_bytes as "readBytes", i.applied,
  i.to_apply as "toApply", i.new_articles as "newArticles", i.changed_articles as "changedArticles",
  i.unchanged_articles as "unchangedArticles", i.gone_articles as "goneArticles", i.refused_lines as "refusedLines",
  media.waiting as "mediaWaiting", media.fetched as "mediaFetched", media.refused as "mediaRefused",
  ${isWithdrawableSql} as "isWithdrawable", i.recognised, i.failure, i.same_file_as as "sameFileAs", i.withdrawing,
  concat(i.asked_by->>'firstName', ' ', i.asked_by->>'lastName', ' (', i.asked_by->>'email', ')') as who,
  ${instant('i.created_on')} as "createdOn", ${instant('i.finished_on')} as "finishedOn"`;
export const importsSql = `catalogue_import i left join producer_company c on c.id = i.company_id
  cross join lateral (select count(*) filter (where state = 'waiting')::int as waiting,
    count(*) filter (where state = 'done')::int as fetched, count(*) filter (where state = 'refused')::int as refused
    from media_order o where o.import_id = i.id) media`;

const dayMs = 24 * 60 * 60 * 1000;

/** An import in lists, with the caller's possible actions. */
export function listedImport(row: ImportRow, caller: Caller): ListedCatalogueImport {
  const until = withdrawableUntil(row);
  return {
    importId: row.importId,
    companyId: row.companyId,
    companyName: row.companyName,
    mode: row.mode,
    isEdit: row.isEdit,
    fileName: row.fileName,
    fileSize: row.fileSize,
    who: row.who,
    createdOn: row.createdOn,
    finishedOn: row.finishedOn,
    status: row.status,
    progress: progressOf(row),
    counts: {
      new: row.newArticles,
      changed: row.changedArticles,
      unchanged: row.unchangedArticles,
      gone: row.goneArticles,
      refused: row.refusedLines,
    },
    recognised: row.recognised,
    failure: row.failure && { code: row.failure.code, message: failureIn(row.failure, caller.language) },
    sameFileAs: row.sameFileAs,
    withdrawableUntil: until,
    pictures: { waiting: row.mediaWaiting, fetched: row.mediaFetched, refused: row.mediaRefused },
    actions: actionsOf(row, caller),
  };
}

function progressOf({
  status,
  readBytes,
  fileSize,
  applied,
  toApply,
}: ImportRow): CatalogueImport['progress'] {
  if (status === 'Reading') return { done: Math.min(readBytes, fileSize), total: fileSize };
  if (status === 'Applying') return { done: Math.min(applied, toApply), total: toApply };
  return { done: 0, total: null };
}

function withdrawableUntil({ status, finishedOn }: Pick<ImportRow, 'status' | 'finishedOn'>): string | null {
  if (status !== 'Done' || finishedOn === null) return null;
  return new Date(Date.parse(finishedOn) + catalogueImportLimits.withdrawDays * dayMs).toISOString();
}

const actionsByStatus: Readonly<Partial<Record<CatalogueImport['status'], CatalogueImport['actions']>>> = {
  Waiting: ['discard'],
  NeedsMapping: ['map', 'discard'],
  Preview: ['map', 'apply', 'discard'],
  AwaitingApproval: ['approve', 'discard'],
  Done: ['withdraw'],
  Failed: ['discard'],
};

/** The actions that are possible now. Answers list them and calls check them. */
export function actionsOf(
  row: Pick<ImportRow, 'status' | 'isEdit' | 'isWithdrawable' | 'recognised'>,
  caller: Caller,
): CatalogueImport['actions'] {
  const isPlatformAdmin = kindsOf(caller).has('platform-admin');
  return (actionsByStatus[row.status] ?? []).filter((action) => {
    if (action === 'approve') return isPlatformAdmin;
    if (action === 'map')
      return !row.isEdit && (row.status === 'NeedsMapping' || row.recognised?.format !== 'bmecat');
    if (action === 'withdraw') return row.isWithdrawable;
    return true;
  });
}

export const changeRow = {
  materialNumber: p.text(),
  kind: p.text().$type<'new' | 'changed' | 'gone'>(),
  priceMove: p.float().nullable(),
  changes: p.json<ColumnChanges>(),
  name: p.json<Partial<Record<Language, string>>>().nullable(),
  groups: p.json<NonNullable<ChangeNames['groups']>>().nullable(),
  materialGroups: p.json<NonNullable<ChangeNames['materialGroups']>>().nullable(),
  current: p.json<NonNullable<ChangeNames['current']>>().nullable(),
};
