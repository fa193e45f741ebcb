import { p } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/access';
import type { UserImport } from '@werkbank/contracts/entities';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { columns, readOne, statement, instant, pagingOf, windowOf } from '@werkbank/platform/database';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { userImportSchema } from './user-import.entity.js';
import { type KeptRefusal, problemsOf, refusedFile } from './refused-lines.js';

const importColumns = `
  id as "importId", file_name as "fileName",
  concat(asked_by->>'firstName', ' ', asked_by->>'lastName', ' (', asked_by->>'email', ')') as who,
  ${instant('created_on')} as "createdOn", ${instant('finished_on')} as "finishedOn",
  case when stopped then 'Stopped' when finished_on is null then 'InProgress' else 'Success' end as status,
  lines, created, refused, invited`;

const listedImports = statement(
  'listed-user-imports',
  { total: p.integer(), imports: p.json<UserImport[]>() },
  `select (select count(*)::int from user_import) as total,
          (select coalesce(json_agg(listed), '[]') from (
             select ${importColumns} from user_import order by id desc limit ? offset ?) listed) as imports`,
);
const shownImport = statement(
  'shown-user-import',
  {
    importId: userImportSchema.properties.id,
    ...columns(userImportSchema, 'fileName', 'lines', 'created', 'refused', 'invited'),
    who: p.text(),
    createdOn: p.text(),
    finishedOn: p.text().nullable(),
    status: p.text().$type<UserImport['status']>(),
  },
  `select ${importColumns} from user_import where id = ?`,
);
const refusedLines = statement(
  'refused-lines-of-import',
  { total: userImportSchema.properties.refused, kept: p.json<KeptRefusal[]>() },
  `select refused as total,
          (select coalesce(json_agg(listed), '[]') from (
             select line, cells, problems from user_import_line
              where import_id = i.id and state = 'refused' order by line limit ? offset ?) listed) as kept
     from user_import i where id = ?`,
);
const allRefusedLines = statement(
  'all-refused-lines-of-import',
  { ...columns(userImportSchema, 'fileName'), kept: p.json<KeptRefusal[]>() },
  `select file_name as "fileName",
          (select coalesce(json_agg(listed), '[]') from (
             select line, cells, problems from user_import_line
              where import_id = i.id and state = 'refused' order by line) listed) as kept
     from user_import i where id = ?`,
);

/** State of imports, and their refused lines. */
@Controller()
export class ShowImports {
  constructor(private readonly em: EntityManager) {}

  @Call('listUserImports')
  async list(@Input() { query }: CallInput<'listUserImports'>): Promise<CallAnswer<'listUserImports'>> {
    const found = await readOne(this.em, listedImports, windowOf(query));
    return { imports: found?.imports ?? [], ...pagingOf(query, found?.total ?? 0) };
  }

  @Call('getUserImport')
  async show(@Input() { params }: CallInput<'getUserImport'>): Promise<UserImport | Refusal> {
    const found = await readOne(this.em, shownImport, [params.importId]);
    return found ?? refuse('USER_IMPORT_NOT_FOUND');
  }

  @Call('listRefusedUserLines')
  async refused(
    @Input() { params, query }: CallInput<'listRefusedUserLines'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'listRefusedUserLines'> | Refusal> {
    const found = await readOne(this.em, refusedLines, [...windowOf(query), params.importId]);
    if (!found) return refuse('USER_IMPORT_NOT_FOUND');
    const refused = found.kept.map(({ line, cells, problems }) => ({
      line,
      email: cells.email,
      problems: problemsOf(problems, caller.language),
    }));
    return { refused, ...pagingOf(query, found.total) };
  }

  @Call('getRefusedUserFile')
  async file(
    @Input() { params }: CallInput<'getRefusedUserFile'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'getRefusedUserFile'> | Refusal> {
    const found = await readOne(this.em, allRefusedLines, [params.importId]);
    return found ? refusedFile(found.fileName, found.kept, caller.language) : refuse('USER_IMPORT_NOT_FOUND');
  }
}
