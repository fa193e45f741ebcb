import { createHash, randomUUID } from 'node:crypto';
import { Transform } from 'node:stream';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { Caller } from '@werkbank/contracts/access';
import type { CallInput } from '@werkbank/contracts/calls';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { catalogueImportLimits } from '@werkbank/contracts/limits';
import { columns, lockUntilCommit, readOne, statement } from '@werkbank/platform/database';
import { FileStore, FileTooLarge, receiveFile, StoreFull } from '@werkbank/platform/files';
import { Call, CallerOf, Input, Upload, type UploadedFile } from '@werkbank/platform/http';
import { CatalogueImportEntity } from '../tables/index.js';
import { WorkOffCatalogueImports } from '../work/work-off-catalogue-imports.js';
import { importingCompany } from '../callers/importing-company.js';
import { inNameOf } from '../callers/in-name-of.js';
import { refuseTooMany } from './refuse-too-many.js';

const addImport = statement(
  'add-catalogue-import',
  columns(CatalogueImportEntity, 'id'),
  `insert into catalogue_import (company_id, mode, file_name, file_key, file_size, file_hash, asked_by, same_file_as)
   select c.company, ?, ?, ?, ?, c.hash, ?::jsonb, (select max(id) from catalogue_import i
       where i.company_id = c.company and i.file_hash = c.hash and i.status <> 'Discarded')
     from (select ?::int as company, ?::text as hash) c returning id`,
);

/** A file on its way, of a caller or of a command. */
type SentFile = Pick<UploadedFile, 'stream' | 'announcedBytes' | 'isBrokenOff' | 'refuseAbove'>;

/** Receives a file of articles. It is read and applied in the background, also after a restart. */
@Controller()
export class StartCatalogueImport {
  constructor(
    private readonly em: EntityManager,
    private readonly files: FileStore,
    private readonly work: WorkOffCatalogueImports,
  ) {}

  @Call('startCatalogueImport')
  async take(
    @Input() { headers, query }: CallInput<'startCatalogueImport'>,
    @Upload() upload: SentFile,
    @CallerOf() caller: Caller,
  ): Promise<{ importId: number } | Refusal> {
    const companyId = await importingCompany(this.em, caller, query.companyId);
    if (isRefusal(companyId)) return companyId;
    const announced = upload.refuseAbove(catalogueImportLimits.bytes);
    if (announced) return refuse(announced.code, { field: 'file' });
    const full = await inNameOf(caller, () => refuseTooMany(this.em.fork(), companyId));
    if (full) return full;
    const file = await this.receive(upload);
    if (isRefusal(file)) return file;
    const fileName = nameOf(headers['x-file-name']);
    const kept = await inNameOf(caller, () =>
      this.em.fork().transactional(async (em) => {
        await lockUntilCommit(em, 'start-catalogue-import', companyId);
        const refused = await refuseTooMany(em, companyId);
        if (refused) return refused;
        const { key, bytes, hash } = file;
        const values = [query.mode, fileName, key, bytes, JSON.stringify(caller), companyId, hash];
        return readOne(em, addImport, values);
      }),
    );
    if (!kept || isRefusal(kept)) {
      await this.files.delete(file.key);
      return kept ?? refuse('COMPANY_NOT_FOUND');
    }
    this.work.start();
    return { importId: kept.id };
  }

  /** Kept while it comes, with its hash, by which the same file is recognised. */
  private async receive(upload: SentFile): Promise<{ key: string; bytes: number; hash: string } | Refusal> {
    const key = randomUUID();
    const sum = createHash('sha256');
    const check = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        sum.update(chunk);
        done(null, chunk);
      },
    });
    try {
      await this.files.expect(upload.announcedBytes);
      const bytes = await receiveFile(this.files, upload.stream, {
        key,
        check,
        maxBytes: catalogueImportLimits.bytes,
      });
      if (bytes > 0) return { key, bytes, hash: sum.digest('hex') };
      await this.files.delete(key);
      return refuse('CATALOGUE_FILE_EMPTY', { field: 'file' });
    } catch (error) {
      if (error instanceof FileTooLarge) return refuse('BODY_TOO_LARGE', { field: 'file' });
      if (error instanceof StoreFull) return refuse('STORAGE_FULL', { field: 'file' });
      if (upload.isBrokenOff) return refuse('MALFORMED_REQUEST');
      throw error;
    }
  }
}

/** Headers carry no umlauts, so the name is encoded; an unencoded one is used as it is. */
function nameOf(header: string): string {
  const decoded = (() => {
    try {
      return decodeURIComponent(header);
    } catch {
      return header;
    }
  })();
  return decoded.replaceAll('\0', '').slice(0, 200);
}
