import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/caller';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { readOne } from '@werkbank/platform/database';
import { Call, CallerOf, Input, Upload, UploadedFile } from '@werkbank/platform/http';
import { Audit } from '../audit/audit.js';
import { mostLines, readRecords } from './read-lines.js';
import { WorkOffImports } from './work-off-imports.js';

const limit = 5 * 1024 * 1024;

/** Takes a file of users and tells how far it is. The work goes on by itself, also after a restart. */
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
    const content = await upload.bytes(limit);
    if (isRefusal(content)) return content;
    const csv = content.toString('utf8');
    // PostgreSQL keeps no zero bytes, and no text has any.
    const records = csv.includes('\0') ? undefined : readRecords(csv);
    if (!records) return refuse('FILE_TYPE_NOT_ALLOWED');
    if (records.length > mostLines) return refuse('BODY_TOO_LARGE');
    const importId = await this.em.fork().transactional(async (em) => {
      const added = await readOne<{ id: number }>(
        em,
        `insert into user_import (status, csv, asked_by, lines) values ('InProgress', ?, ?, ?) returning id`,
        [csv, JSON.stringify(caller), records.length],
      );
      const id = added?.id ?? 0;
      await Audit.record(em, {
        caller,
        action: 'importUsers',
        object: { type: 'UserImport', id, name: headers['x-file-name'] },
        after: { lines: records.length },
      });
      return id;
    });
    this.work.start();
    return { importId };
  }

  @Call('getUserImport')
  async show(
    @Input() { params }: CallInput<'getUserImport'>,
  ): Promise<CallAnswer<'getUserImport'> | Refusal> {
    const found = await readOne<CallAnswer<'getUserImport'>>(
      this.em,
      `select id as "importId", status, lines, done, created, refused from user_import where id = ?`,
      [params.importId],
    );
    return found ?? refuse('USER_IMPORT_NOT_FOUND');
  }
}
