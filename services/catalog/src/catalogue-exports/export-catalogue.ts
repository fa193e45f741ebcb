import { EntityManager } from '@mikro-orm/postgresql';
import { Controller, Inject, type StreamableFile } from '@nestjs/common';
import { type Caller, kindsOf } from '@werkbank/contracts/access';
import { dayOf } from '@werkbank/contracts/calendar';
import { type CallInput, fileTypes } from '@werkbank/contracts/calls';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call, CallerOf, fileAnswer, Input } from '@werkbank/platform/http';
import { SERVICE, type ServiceInfo } from '@werkbank/platform/service';
import { Catalogue, CatalogueNow } from '../articles/index.js';
import { importingCompany, inNameOf } from '../catalogue-imports/index.js';
import type { CatalogEnv } from '../env.js';
import { audienceOf } from '../pricing/index.js';
import type { CatalogueToExport } from './article/catalogue-to-export.js';
import { customerCatalogue } from './customer-articles/customer-catalogue.js';
import { fileOf } from './file-of.js';
import { ownCatalogue } from './own-articles/own-catalogue.js';

/** Articles as a file: of a producer its own, for a customer those that it can order, with its prices. */
@Controller()
export class ExportCatalogue {
  private readonly origin: string;

  constructor(
    private readonly em: EntityManager,
    private readonly catalogue: Catalogue,
    @Inject(SERVICE) { env }: ServiceInfo<CatalogEnv>,
  ) {
    this.origin = env.PUBLIC_URL;
  }

  @Call('exportCatalogue')
  async export(
    @Input() { query }: CallInput<'exportCatalogue'>,
    @CallerOf() caller: Caller,
  ): Promise<StreamableFile | Refusal> {
    const kinds = kindsOf(caller);
    const forCustomer =
      kinds.has('customer') && !(kinds.has('platform-admin') && query.companyId !== undefined);
    const catalogue = forCustomer
      ? await this.ofCustomer(query, caller)
      : await this.ofProducer(query, caller);
    if (isRefusal(catalogue)) return catalogue;
    const { format } = query;
    const type = format.startsWith('bmecat') ? 'xml' : (format as 'csv' | 'xlsx');
    return fileAnswer(await inNameOf(caller, () => fileOf(catalogue, format, caller.language)), {
      mediaType: fileTypes[type],
      fileName: `werkbank-${dayOf(new Date())}.${type}`,
    });
  }

  private async ofProducer(
    { companyId: asked }: CallInput<'exportCatalogue'>['query'],
    caller: Caller,
  ): Promise<CatalogueToExport | Refusal> {
    const companyId = await importingCompany(this.em, caller, asked);
    // The file is streamed after the call has returned, so it needs its own entity manager.
    return isRefusal(companyId) ? companyId : inNameOf(caller, () => ownCatalogue(this.em.fork(), companyId));
  }

  private async ofCustomer(
    query: CallInput<'exportCatalogue'>['query'],
    caller: Caller,
  ): Promise<CatalogueToExport | Refusal> {
    if (query.companyId !== undefined && caller.kind === 'user' && query.companyId !== caller.companyId)
      return refuse('COMPANY_NOT_FOUND', { field: 'companyId' });
    const now = await CatalogueNow.of(this.catalogue);
    const terms = await now.terms(await audienceOf(this.em, query, caller));
    if (isRefusal(terms)) return terms;
    const { origin, em } = this;
    return customerCatalogue(em.fork(), {
      terms,
      tree: await now.tree(),
      origin,
      language: caller.language,
      format: query.format,
    });
  }
}
