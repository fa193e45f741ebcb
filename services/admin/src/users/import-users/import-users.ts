import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/access';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { largestUserFile } from '@werkbank/contracts/user-file';
import { columns, readOne, run, statement } from '@werkbank/platform/database';
import { Call, CallerOf, Input, Upload, UploadedFile } from '@werkbank/platform/http';
import { Audit } from '../../records/index.js';
import { readUserFile } from './read-user-file.js';
import { userImportSchema } from './user-import.entity.js';
import { WorkOffImports } from './work-off-imports.js';

/** One statement for all of a large file would hold up every other request while it is written. */
const linesAtOnce = 500;

const addImport = statement(
  'add-user-import',
  columns(userImportSchema, 'id'),
  'insert into user_import (file_name, asked_by, lines) values (?, ?, ?) returning id',
);
const addLines = statement(
  'add-lines-of-import',
  {},
  `insert into user_import_line (import_id, line, cells, columns)
   select ?::integer, l.line, l.cells, l.columns
     from jsonb_to_recordset(?) as l (line integer, cells jsonb, columns jsonb)`,
);

/** Takes a file of users. The import continues in the background, also after a restart. */
@Controller()
export class ImportUsers {
  constructor(
    private readonly em: EntityManager,
    private readonly work: WorkOffImports,
  ) {}

  @Call('importUsers')
  async take(
    @Input() { headers }: CallInput<'importUsers'>,
    @Upload() upload: UploadedFile,
    @CallerOf() caller: Caller,
  ): Promise<{ importId: number } | Refusal> {
    const content = await upload.bytes(largestUserFile);
    if (isRefusal(content)) return refuse(content.code, { field: 'file' });
    const lines = await readUserFile(content, caller.language);
    if (isRefusal(lines)) return lines;
    const fileName = decoded(headers['x-file-name']);
    const importId = await this.em.fork().transactional(async (em) => {
      const added = await readOne(em, addImport, [fileName, JSON.stringify(caller), lines.length]);
      const id = added?.id ?? 0;
      for (let start = 0; start < lines.length; start += linesAtOnce) {
        await run(em, addLines, [id, JSON.stringify(lines.slice(start, start + linesAtOnce))]);
      }
      await Audit.record(em, {
        caller,
        action: 'importUsers',
        object: { type: 'UserImport', id, name: fileName },
        after: { lines: lines.length },
      });
      return id;
    });
    this.work.start();
    return { importId };
  }
}

/** Headers carry no umlauts, so the name comes encoded; one that is not is taken as it stands. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name).replaceAll('\0', '').slice(0, 200);
  } catch {
    return name.slice(0, 200);
  }
}
