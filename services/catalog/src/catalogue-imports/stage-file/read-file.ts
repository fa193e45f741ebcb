import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Readable } from 'node:stream';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ColumnMapping, ImportDefaults } from '@werkbank/contracts/entities';
import { catalogueImportLimits } from '@werkbank/contracts/limits';
import { columns, readOne, run, type RowOf, statement } from '@werkbank/platform/database';
import { FileStore } from '@werkbank/platform/files';
import { usualDefaults } from '../compare/import-terms.js';
import { hasKnownHeads } from '../map-columns/split-head.js';
import { decodeText, type Encoding } from '../read-file/decode-text.js';
import { LeftOut } from '../read-file/left-out.js';
import { openZip } from '../read-file/open-zip.js';
import { readCsv } from '../read-file/read-csv.js';
import { readXlsx } from '../read-file/read-xlsx.js';
import { recogniseFile } from '../read-file/recognise-file.js';
import { UnreadableFile } from '../read-file/unreadable-file.js';
import { CatalogueImportEntity, ImportColumnsEntity } from '../tables/index.js';
import { missingField } from '../map-columns/required-fields.js';
import { type FilePart, partsOfBmecat, partsOfTable, type TableChoices } from './recognised-parts.js';
import { RowsOfFile } from './rows-of-file.js';
import { startOf } from './is-zip.js';
import { FileGone, StoredFile } from './stored-file.js';
import { headsKey } from '../map-columns/heads-key.js';

const importToRead = columns(
  CatalogueImportEntity,
  'id',
  'companyId',
  'mode',
  'fileKey',
  'fileSize',
  'columns',
  'defaults',
);
type ImportToRead = RowOf<typeof importToRead>;
const findImport = statement(
  'catalogue-import-to-read',
  importToRead,
  `select id, company_id as "companyId", mode, file_key as "fileKey", file_size as "fileSize", columns, defaults
     from catalogue_import where id = ?`,
);
/** Reading begins at the beginning. Rows of an earlier try go first. */
const begin = statement(
  'begin-reading-of-import',
  {},
  `with rows as (delete from catalogue_import_article where import_id = ?),
        places as (delete from catalogue_import_place where import_id = ?),
        refused as (delete from catalogue_import_refusal where import_id = ?)
   update catalogue_import set status = 'Reading', read_bytes = 0, recognised = null, left_out = '[]' where id = ?`,
);
const keepRecognised = statement(
  'keep-recognised-file',
  {},
  'update catalogue_import set recognised = ?::jsonb where id = ?',
);
const keepHeads = statement(
  'keep-heads-of-import',
  {},
  'update catalogue_import set heads = ?::jsonb, columns = ?::jsonb, defaults = coalesce(defaults, ?::jsonb) where id = ?',
);
const askForMapping = statement(
  'ask-for-mapping-of-import',
  {},
  `update catalogue_import set status = 'NeedsMapping' where id = ?`,
);
const keepLeftOut = statement(
  'keep-parts-left-out',
  {},
  'update catalogue_import set left_out = ?::jsonb where id = ?',
);

type Outcome = 'NeedsMapping' | { code: string } | undefined;

/** Reads the file of an import into rows that are compared with the catalogue afterwards. */
@Injectable()
export class ReadFile {
  constructor(
    private readonly em: EntityManager,
    private readonly files: FileStore,
  ) {}

  /** undefined: it is read to its end, or the service ends. A file that cannot be read has a code. */
  async stage(importId: number, isEnding: () => boolean): Promise<Outcome> {
    const found = await readOne(this.em.fork(), findImport, [importId]);
    if (!found?.fileKey) return { code: 'FileGone' };
    await run(this.em.fork(), begin, [importId, importId, importId, importId]);
    const temporary: string[] = [];
    try {
      return await this.read(found, found.fileKey, isEnding, temporary);
    } catch (error) {
      if (error instanceof UnreadableFile) return { code: error.reason };
      if (error instanceof FileGone) return { code: 'FileGone' };
      throw error;
    } finally {
      for (const key of temporary) await this.files.delete(key);
    }
  }

  private async read(
    found: ImportToRead,
    key: string,
    isEnding: () => boolean,
    temporary: string[],
  ): Promise<Outcome> {
    const leftOut = new LeftOut();
    const file = new StoredFile(this.files, key, found.fileSize);
    const choices = await this.choicesOf(found);
    const rows = new RowsOfFile(found, choices.defaults, leftOut);
    for await (const part of this.partsOf(file, choices, leftOut, temporary)) {
      if (isEnding()) return undefined;
      if (part.kind === 'recognised' && isUpdateTakenForAll(part.recognised.transaction, found.mode))
        return { code: 'NotAWholeCatalogue' };
      if (part.kind === 'recognised')
        await run(this.em.fork(), keepRecognised, [JSON.stringify(part.recognised), found.id]);
      else if (part.kind === 'heads') {
        await this.keepHeads(found, part, choices.defaults);
        const missing = missingField(part.columns, found.mode);
        if (missing === undefined) continue;
        await run(this.em.fork(), askForMapping, [found.id]);
        return 'NeedsMapping';
      } else rows.add(part);
      if (rows.isFull) await this.write(rows, file.readBytes);
    }
    await this.write(rows, found.fileSize);
    await run(this.em.fork(), keepLeftOut, [JSON.stringify(leftOut.list()), found.id]);
    return undefined;
  }

  private async write(rows: RowsOfFile, readBytes: number): Promise<void> {
    await this.em.fork().transactional((em) => rows.write(em, readBytes));
    // Calls of shoppers go first.
    await nextTurn();
  }

  private async keepHeads(
    { id }: ImportToRead,
    { heads, columns: mapped }: Extract<FilePart, { kind: 'heads' }>,
    defaults: ImportDefaults,
  ): Promise<void> {
    const values = [JSON.stringify(heads), JSON.stringify(mapped), JSON.stringify(defaults), id];
    await run(this.em.fork(), keepHeads, values);
  }

  private async choicesOf({
    companyId,
    mode,
    columns: chosen,
    defaults,
  }: ImportToRead): Promise<TableChoices> {
    const remembered = await this.em.fork().find(ImportColumnsEntity, { companyId, mode });
    const byHeads = new Map(remembered.map((kept) => [kept.heads, kept]));
    const latest = remembered.at(-1);
    return {
      mode,
      defaults: defaults ?? latest?.defaults ?? usualDefaults,
      savedColumns: (heads): readonly ColumnMapping[] | undefined =>
        chosen.length > 0 ? chosen : byHeads.get(headsKey(heads))?.columns,
    };
  }

  private async *partsOf(
    file: StoredFile,
    choices: TableChoices,
    leftOut: LeftOut,
    temporary: string[],
  ): AsyncGenerator<FilePart> {
    const kind = recogniseFile(await startOf(file));
    if (typeof kind === 'object') throw new UnreadableFile(kind.refused);
    if (kind === 'zip') {
      const { catalogue } = await openZip(file);
      const inner = await this.unpacked(catalogue.open(), temporary);
      yield* this.partsOf(inner, choices, leftOut, temporary);
    } else if (kind === 'xlsx')
      yield* partsOfTable(await readXlsx(file, leftOut, hasKnownHeads), choices, leftOut);
    else if (kind === 'csv') yield* partsOfTable(await readCsv(file.read(0, file.size)), choices, leftOut);
    else {
      let encoding: Encoding = 'utf-8';
      const texts = async function* () {
        for await (const decoded of decodeText(file.read(0, file.size))) {
          ({ encoding } = decoded);
          yield decoded.text;
        }
      };
      yield* partsOfBmecat(texts(), () => encoding, leftOut);
    }
  }

  /** The catalogue of an archive lies beside it while it is read: parts of a workbook are read in any order. */
  private async unpacked(content: AsyncIterable<Uint8Array>, temporary: string[]): Promise<StoredFile> {
    const key = randomUUID();
    temporary.push(key);
    const size = await this.files.put(key, Readable.from(content), catalogueImportLimits.unpackedBytes);
    return new StoredFile(this.files, key, size);
  }
}

/** Everything that an update does not name would go off sale. */
const isUpdateTakenForAll = (transaction: string | null, mode: string): boolean =>
  mode === 'full' && transaction !== null && transaction.startsWith('T_UPDATE');
