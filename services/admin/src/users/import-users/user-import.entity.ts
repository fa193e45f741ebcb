import { defineEntity, p } from '@mikro-orm/core';
import type { SignedInUser } from '@werkbank/contracts/access';
import { UserRecord } from '../../directory/index.js';
import type { Problem } from './read-line.js';
import type { FileLine } from './read-user-file.js';

const userImport = defineEntity({
  name: 'UserImport',
  tableName: 'user_import',
  properties: {
    id: p.integer().primary().generated('by default as identity'),
    fileName: p.text(),
    askedBy: p.json<SignedInUser>(),
    lines: p.integer(),
    created: p.integer().default(0),
    refused: p.integer().default(0),
    invited: p.integer().default(0),
    createdOn: p.datetime().defaultRaw('now()'),
    finishedOn: p.datetime().nullable(),
    stopped: p.boolean().default(false),
  },
  indexes: [{ name: 'user_import_open', properties: ['id'], where: 'finished_on is null' }],
});

/** A file of users, and how many of its lines have come how far. */
class UserImportRecord extends userImport.class {}
userImport.setClass(UserImportRecord);
export const userImportSchema = userImport;

/** A line of an import. */
export const UserImportLineEntity = defineEntity({
  name: 'UserImportLine',
  tableName: 'user_import_line',
  properties: {
    importId: () => p.manyToOne(UserImportRecord).mapToPk().primary().deleteRule('cascade'),
    line: p.integer().primary(),
    state: p.text().$type<'waiting' | 'added' | 'invited' | 'refused'>().default('waiting'),
    cells: p.json<FileLine['cells']>().nullable(),
    columns: p.json<FileLine['columns']>().nullable(),
    problems: p.json<Problem[]>().nullable(),
    userId: () => p.manyToOne(UserRecord).mapToPk().nullable().deleteRule('set null'),
  },
  indexes: [
    {
      name: 'user_import_line_open',
      properties: ['importId', 'state', 'line'],
      where: `state <> 'invited'`,
    },
    { name: 'user_import_line_user', properties: ['userId'], where: 'user_id is not null' },
  ],
});
