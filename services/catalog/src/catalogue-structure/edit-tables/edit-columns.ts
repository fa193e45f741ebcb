import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { Caller } from '@werkbank/contracts/access';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import type { TableColumn } from '@werkbank/contracts/entities';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { languages } from '@werkbank/contracts/localization';
import { compareForm } from '@werkbank/contracts/text';
import { readMany, run, statement } from '@werkbank/platform/database';
import { changeAlone } from '@werkbank/platform/dated-versions';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { arrangeGroups } from '../../articles/index.js';
import { columnsOfGroupsChanged } from '../../catalogue-imports/index.js';
import { noteArticlesOfGroups } from '../../search/index.js';
import { structureLock } from '../edit-categories/edit-categories.js';
import { recordStructureChange } from '../record-structure-change.js';
import { SharedColumns, shownColumn } from './shared-columns.js';

/** Imports add columns to one table without the lock of the structure, so the rows are locked before they are read. */
const lockTables = statement(
  'lock-tables-with-column',
  {},
  `select from article_table
    where exists (select from jsonb_array_elements(columns || details_columns) as c where c ->> 'key' = ?)
    order by group_id for update`,
);
const changed = (list: string) =>
  `(select coalesce(jsonb_agg(case when c ->> 'key' = new.key then c || new.column else c end order by n), '[]')
      from jsonb_array_elements(${list}) with ordinality as e(c, n))`;
const changeColumn = statement(
  'change-column-of-groups',
  {},
  `with new as (select ?::text as key, ?::jsonb as column)
   update article_table set columns = ${changed('columns')}, details_columns = ${changed('details_columns')},
     lock_key = lock_key + 1
   from new where group_id in (select jsonb_array_elements_text(?::jsonb))`,
);
const without = (list: string) =>
  `(select coalesce(jsonb_agg(c order by n), '[]') from jsonb_array_elements(${list}) with ordinality as e(c, n)
     where c ->> 'key' <> gone.key)`;
const removeColumn = statement(
  'remove-column-of-groups',
  {},
  `with gone as (select ?::text as key)
   update article_table set columns = ${without('columns')}, details_columns = ${without('details_columns')},
     facets = facets - gone.key, lock_key = lock_key + 1
   from gone where group_id in (select jsonb_array_elements_text(?::jsonb))`,
);

/** Columns that groups share: a change holds in all of them. */
@Controller()
export class EditColumns {
  constructor(private readonly em: EntityManager) {}

  @Call('listTableColumns')
  async list(): Promise<CallAnswer<'listTableColumns'>> {
    return { columns: (await SharedColumns.read(this.em)).all() };
  }

  @Call('updateTableColumn')
  update(
    @Input() { params: { columnKey }, body }: CallInput<'updateTableColumn'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'updateTableColumn'> | Refusal> {
    return changeAlone(this.em, structureLock, async (em) => {
      await readMany(em, lockTables, [columnKey]);
      const column = (await SharedColumns.read(em)).get(columnKey);
      if (!column) return refuse('COLUMN_NOT_FOUND');
      const before = shownColumn(column);
      if (body.optimisticLockKey !== undefined && body.optimisticLockKey !== before.optimisticLockKey)
        return refuse('CHANGED_MEANWHILE');
      const { name, values } = body;
      const others = column.groups
        .flatMap((group) => [...group.columns, ...group.detailsColumns])
        .filter(({ key }) => key !== columnKey);
      for (const language of languages)
        if (others.some((other) => compareForm(other[language]) === compareForm(name[language])))
          return refuse('COLUMN_NAME_TAKEN', {
            field: `name.${language}`,
            params: { name: name[language] },
          });
      const twice = values.find(({ value }, index) => values.findIndex((one) => one.value === value) < index);
      if (twice) return refuse('COLUMN_VALUE_TWICE', { field: 'values', params: { value: twice.value } });
      const words = Object.fromEntries(values.map(({ value, name: word }) => [value, word]));
      const groupIds = column.groups.map(({ groupId }) => groupId);
      const after = {
        ...name,
        unit: body.unit === '' ? null : body.unit,
        digits: before.kind === 'number' ? (body.digits ?? 0) : null,
        values: values.length === 0 ? null : words,
      };
      await run(em, changeColumn, [columnKey, JSON.stringify(after), JSON.stringify(groupIds)]);
      await noteArticlesOfGroups(em, groupIds);
      const saved = (await SharedColumns.read(em)).get(columnKey);
      if (!saved) return refuse('COLUMN_NOT_FOUND');
      const answer = shownColumn(saved);
      await recordStructureChange(em, caller, {
        action: 'updateTableColumn',
        object: auditedColumn(answer, caller),
        before: columnFields(before),
        after: columnFields(answer),
      });
      return answer;
    });
  }

  @Call('deleteTableColumn')
  delete(
    @Input() { params: { columnKey }, query }: CallInput<'deleteTableColumn'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'deleteTableColumn'> | Refusal> {
    return changeAlone(this.em, structureLock, async (em) => {
      await readMany(em, lockTables, [columnKey]);
      const column = (await SharedColumns.read(em)).get(columnKey);
      if (!column) return refuse('COLUMN_NOT_FOUND');
      const before = shownColumn(column);
      const { groups, articles } = before;
      if (query.groups !== groups) return refuse('COLUMN_IN_USE', { params: { groups, articles } });
      const groupIds = column.groups.map(({ groupId }) => groupId);
      await run(em, removeColumn, [columnKey, JSON.stringify(groupIds)]);
      await columnsOfGroupsChanged(em, groupIds, { came: [], left: [columnKey] });
      await arrangeGroups(em, groupIds);
      await noteArticlesOfGroups(em, groupIds);
      await recordStructureChange(em, caller, {
        action: 'deleteTableColumn',
        object: auditedColumn(before, caller),
        before: { ...columnFields(before), groups: groupIds },
        after: null,
      });
      return {};
    });
  }
}

const auditedColumn = ({ key, name }: TableColumn, { language }: Caller) =>
  ({ type: 'TableColumn', id: key, name: name[language] }) as const;
const columnFields = ({ name, unit, digits, values }: TableColumn) => ({
  nameDe: name.de,
  nameEn: name.en,
  unit,
  digits,
  values: values.map(({ value, name: word }) => `${value}: ${word.de} / ${word.en}`),
});
