import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { Caller } from '@werkbank/contracts/access';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import type { LocalizedText } from '@werkbank/contracts/entities';
import type { Language } from '@werkbank/contracts/localization';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { changeAlone } from '@werkbank/platform/dated-versions';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { arrangeGroups } from '../../articles/index.js';
import { ArticleTableEntity, CategoryEntity, unplacedGroupId } from '../../catalogue/index.js';
import { columnsOfGroupsChanged } from '../../catalogue-imports/index.js';
import { noteArticlesOfGroups } from '../../search/index.js';
import { auditedCategory } from '../edit-categories/audited-category.js';
import { groupTableOf } from '../edit-categories/category-view.js';
import { structureLock } from '../edit-categories/edit-categories.js';
import { recordStructureChange } from '../record-structure-change.js';
import { SharedColumns } from './shared-columns.js';
import { type ColumnsOfGroup, tableOf } from './table-of-columns.js';

/** Text, columns and filters of a group. */
@Controller()
export class EditGroupTables {
  constructor(private readonly em: EntityManager) {}

  @Call('saveGroupTable')
  save(
    @Input() { params, body }: CallInput<'saveGroupTable'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'saveGroupTable'> | Refusal> {
    const groupId = params.categoryId;
    const { language } = caller;
    return changeAlone(this.em, structureLock, async (em) => {
      const table = await em.findOne(
        ArticleTableEntity,
        { groupId },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (!table || groupId === unplacedGroupId) return refuse('CATEGORY_NOT_FOUND');
      const { columns, detailsColumns, facets } = table;
      const before = { columns, detailsColumns, facets };
      const known = (await SharedColumns.read(em)).definitions();
      const after = tableOf(body.columns, before, known, language);
      const isStale = body.optimisticLockKey !== undefined && body.optimisticLockKey !== table.lockKey;
      // Another save may have removed a column.
      if (isRefusal(after)) return isStale ? refuse('CHANGED_MEANWHILE') : after;
      const { description } = body;
      const saved = { ...after, description };
      const former = { ...before, description: table.description };
      if (isSame(former, saved)) return groupTableOf(table);
      if (isStale) return refuse('CHANGED_MEANWHILE');
      em.assign(table, { ...saved, lockKey: table.lockKey + 1 });
      await em.flush();
      const [keysBefore, keysAfter] = [keysOf(before), keysOf(after)];
      await columnsOfGroupsChanged(em, [groupId], {
        came: keysAfter.filter((key) => !keysBefore.includes(key)),
        left: keysBefore.filter((key) => !keysAfter.includes(key)),
      });
      await arrangeGroups(em, [groupId]);
      await noteArticlesOfGroups(em, [groupId]);
      const group = await em.findOneOrFail(CategoryEntity, { categoryId: groupId });
      await recordStructureChange(em, caller, {
        action: 'saveGroupTable',
        object: auditedCategory(group, language),
        before: tableFields(former, language),
        after: tableFields(saved, language),
      });
      return groupTableOf(table);
    });
  }
}

const keysOf = ({ columns, detailsColumns }: ColumnsOfGroup): string[] =>
  [...columns, ...detailsColumns].map(({ key }) => key);

type Saved = ColumnsOfGroup & { description: LocalizedText };
/** The table in the audit trail, with its columns by their names. */
function tableFields({ columns, detailsColumns, facets, description }: Saved, language: Language) {
  const names = (of: ColumnsOfGroup['columns']) =>
    of.map((column) => (column.letter ? `${column[language]} (${column.letter})` : column[language]));
  return {
    descriptionDe: description.de,
    descriptionEn: description.en,
    columns: names(columns),
    detailsColumns: names(detailsColumns),
    filters: [...columns, ...detailsColumns]
      .filter(({ key }) => facets.includes(key))
      .map((column) => column[language]),
  };
}

/** Columns of former data have further fields. */
const isSame = (one: Saved, other: Saved): boolean => textOf(one) === textOf(other);
const textOf = ({ columns, detailsColumns, facets, description }: Saved): string => {
  const letters = (of: ColumnsOfGroup['columns']) => of.map(({ key, letter }) => [key, letter]);
  return JSON.stringify([
    letters(columns),
    letters(detailsColumns),
    facets,
    [description.de, description.en],
  ]);
};
