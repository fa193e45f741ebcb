import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { Caller } from '@werkbank/contracts/access';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import type { ImportSettings } from '@werkbank/contracts/entities';
import { isRefusal, type Refusal } from '@werkbank/contracts/errors';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { importingCompany } from '../callers/importing-company.js';
import { inNameOf } from '../callers/in-name-of.js';
import { ImportSettingEntity } from '../tables/index.js';

type Done = CallAnswer<'saveImportSettings'>;

/** The setting by which imports of a company wait for approval by the platform. */
@Controller()
export class ImportSettingsCalls {
  constructor(private readonly em: EntityManager) {}

  @Call('getImportSettings')
  async show(
    @Input() { params }: CallInput<'getImportSettings'>,
    @CallerOf() caller: Caller,
  ): Promise<ImportSettings | Refusal> {
    const companyId = await importingCompany(this.em, caller, params.companyId);
    if (isRefusal(companyId)) return companyId;
    const found = await inNameOf(caller, () => this.em.fork().findOne(ImportSettingEntity, { companyId }));
    return { needsApproval: found?.needsApproval ?? false };
  }

  @Call('saveImportSettings')
  async save(
    @Input() { params, body: { needsApproval } }: CallInput<'saveImportSettings'>,
    @CallerOf() caller: Caller,
  ): Promise<Done | Refusal> {
    const companyId = await importingCompany(this.em, caller, params.companyId);
    if (isRefusal(companyId)) return companyId;
    await inNameOf(caller, () => this.em.fork().upsert(ImportSettingEntity, { companyId, needsApproval }));
    return {};
  }
}
