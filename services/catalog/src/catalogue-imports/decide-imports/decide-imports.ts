import { p } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { type Caller, kindsOf } from '@werkbank/contracts/access';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import type { CatalogueImport } from '@werkbank/contracts/entities';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { catalogueImportLimits } from '@werkbank/contracts/limits';
import { columns, readOne, run, type RowOf, statement } from '@werkbank/platform/database';
import { FileStore } from '@werkbank/platform/files';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { actionsOf, isWithdrawableSql } from '../show-imports/import-view.js';
import { seenCompany } from '../callers/importing-company.js';
import { inNameOf } from '../callers/in-name-of.js';
import { CatalogueImportEntity, ImportSettingEntity } from '../tables/index.js';
import { WorkOffCatalogueImports } from '../work/work-off-catalogue-imports.js';

const decidedImport = {
  ...columns(CatalogueImportEntity, 'companyId', 'status', 'recognised', 'fileKey'),
  needsApproval: ImportSettingEntity.properties.needsApproval,
  isWithdrawable: p.boolean(),
  isEdit: p.boolean(),
};
const lockImport = statement(
  'lock-catalogue-import',
  decidedImport,
  `select i.company_id as "companyId", i.status, i.edit is not null as "isEdit", i.recognised, i.file_key as "fileKey",
     ${isWithdrawableSql} as "isWithdrawable",
     coalesce((select needs_approval from import_setting s where s.company_id = i.company_id), false) as "needsApproval"
   from catalogue_import i where i.id = ? and (?::int is null or i.company_id = ?) for update of i`,
);
const setStatus = statement(
  'set-status-of-catalogue-import',
  {},
  'update catalogue_import set status = ?, withdrawing = ? where id = ?',
);
const discard = statement(
  'discard-catalogue-import',
  {},
  `with rows as (delete from catalogue_import_article where import_id = ?),
        changes as (delete from catalogue_import_change where import_id = ?)
   update catalogue_import set status = 'Discarded', file_key = null, finished_on = clock_timestamp() where id = ?`,
);

type Done = CallAnswer<'applyCatalogueImport'>;
type Action = CatalogueImport['actions'][number];
type Decided = RowOf<typeof decidedImport>;

/** Decisions of people about an import. Each of them holds the import's row, so that two of them exclude each other. */
@Controller()
export class DecideImports {
  constructor(
    private readonly em: EntityManager,
    private readonly files: FileStore,
    private readonly work: WorkOffCatalogueImports,
  ) {}

  @Call('discardCatalogueImport')
  async discard(
    @Input() { params: { importId } }: CallInput<'discardCatalogueImport'>,
    @CallerOf() caller: Caller,
  ): Promise<Done | Refusal> {
    let fileKey: string | null = null;
    const decided = await this.decide(importId, 'discard', caller, async (em, found) => {
      ({ fileKey } = found);
      await run(em, discard, [importId, importId, importId]);
    });
    if (!isRefusal(decided) && fileKey !== null) await this.files.delete(fileKey);
    return decided;
  }

  @Call('applyCatalogueImport')
  apply(
    @Input() { params: { importId } }: CallInput<'applyCatalogueImport'>,
    @CallerOf() caller: Caller,
  ): Promise<Done | Refusal> {
    return this.decide(importId, 'apply', caller, (em, { needsApproval }) => {
      const waits = needsApproval && !kindsOf(caller).has('platform-admin');
      return run(em, setStatus, [waits ? 'AwaitingApproval' : 'Applying', false, importId]);
    });
  }

  @Call('approveCatalogueImport')
  approve(
    @Input() { params: { importId } }: CallInput<'approveCatalogueImport'>,
    @CallerOf() caller: Caller,
  ): Promise<Done | Refusal> {
    return this.decide(importId, 'approve', caller, (em) =>
      run(em, setStatus, ['Applying', false, importId]),
    );
  }

  @Call('withdrawCatalogueImport')
  withdraw(
    @Input() { params: { importId } }: CallInput<'withdrawCatalogueImport'>,
    @CallerOf() caller: Caller,
  ): Promise<Done | Refusal> {
    return this.decide(importId, 'withdraw', caller, (em) =>
      run(em, setStatus, ['Applying', true, importId]),
    );
  }

  private async decide(
    importId: number,
    action: Action,
    caller: Caller,
    change: (em: EntityManager, found: Decided) => Promise<unknown>,
  ): Promise<Done | Refusal> {
    const company = seenCompany(caller);
    const decided = await inNameOf(caller, () =>
      this.em.fork().transactional(async (em): Promise<Done | Refusal> => {
        const found = await readOne(em, lockImport, [importId, company, company]);
        if (!found) return refuse('CATALOGUE_IMPORT_NOT_FOUND');
        if (!actionsOf(found, caller).includes(action)) return refusalOf(action, found);
        await change(em, found);
        return {};
      }),
    );
    if (!isRefusal(decided)) this.work.start();
    return decided;
  }
}

function refusalOf(action: Action, found: Decided): Refusal {
  return action === 'withdraw' && found.status === 'Done'
    ? refuse('CATALOGUE_IMPORT_TOO_OLD', { params: { days: catalogueImportLimits.withdrawDays } })
    : refuse('CATALOGUE_IMPORT_STATUS');
}
