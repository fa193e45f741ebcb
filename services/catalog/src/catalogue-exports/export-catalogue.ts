import { Readable } from 'node:stream';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller, type StreamableFile } from '@nestjs/common';
import type { Caller } from '@werkbank/contracts/access';
import { type CallInput, fileTypes } from '@werkbank/contracts/calls';
import { isRefusal, type Refusal } from '@werkbank/contracts/errors';
import { columns, readMany, readOne, statement } from '@werkbank/platform/database';
import { Call, CallerOf, fileAnswer, Input } from '@werkbank/platform/http';
import { importingCompany, inNameOf, SourceGroupEntity } from '../catalogue-imports/index.js';
import { Producer } from '../replicas/index.js';
import { readExportedArticles } from './exported-article.js';
import { writeBmecat } from './write-bmecat.js';

const groupsOfCompany = statement(
  'source-groups-to-export',
  columns(SourceGroupEntity, 'sourceGroup', 'parent', 'name'),
  'select source_group as "sourceGroup", parent, name from source_group where company_id = ? order by source_group',
);
const supplierOfCompany = statement(
  'supplier-of-export',
  { name: Producer.properties.name },
  'select p.name from producer_company c join producer p on p.id = c.producer_id where c.id = ?',
);

/** A producer's own articles in the form of an import. An import of the file changes no article. */
@Controller()
export class ExportCatalogue {
  constructor(private readonly em: EntityManager) {}

  @Call('exportCatalogue')
  async export(
    @Input() { query }: CallInput<'exportCatalogue'>,
    @CallerOf() caller: Caller,
  ): Promise<StreamableFile | Refusal> {
    const companyId = await importingCompany(this.em, caller, query.companyId);
    if (isRefusal(companyId)) return companyId;
    const [supplier, groups] = await inNameOf(caller, async () => [
      await readOne(this.em, supplierOfCompany, [companyId]),
      await readMany(this.em, groupsOfCompany, [companyId]),
    ]);
    const madeOn = new Date();
    const catalogue = { supplier: supplier?.name ?? '', currency: 'EUR', madeOn, groups };
    const texts = writeBmecat(catalogue, () => readExportedArticles(this.em, companyId));
    return fileAnswer(Readable.from(texts), {
      mediaType: fileTypes.xml,
      fileName: `werkbank-${madeOn.toISOString().slice(0, 10)}.xml`,
    });
  }
}
