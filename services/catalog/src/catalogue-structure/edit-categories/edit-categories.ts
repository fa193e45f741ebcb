import { type EntityManager as Em, EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { Caller } from '@werkbank/contracts/access';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { categoryLimits } from '@werkbank/contracts/limits';
import { changeAlone } from '@werkbank/platform/dated-versions';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { ArticleTableEntity, CategoryEntity, unplacedGroupId } from '../../catalogue/index.js';
import { noteArticlesOfGroups } from '../../search/index.js';
import { recordStructureChange } from '../record-structure-change.js';
import { countArticlesOfCategories, countArticlesOfGroup } from './articles-of-categories.js';
import { auditedCategory, categoryFields } from './audited-category.js';
import { categoryIdFor } from './category-id.js';
import { EditedTree } from './category-tree.js';
import { readManagedCategories, readManagedCategory } from './category-view.js';
import { placeGroups } from './place-groups.js';

/** Serialises changes of the structure, because each check reads all of it. */
export const structureLock = 'catalogue-structure';

type Answer<N extends 'createCategory' | 'updateCategory'> = Promise<CallAnswer<N> | Refusal>;

/** Categories and groups, their names and their places. */
@Controller()
export class EditCategories {
  constructor(private readonly em: EntityManager) {}

  @Call('listCategories')
  async list(): Promise<CallAnswer<'listCategories'>> {
    return { categories: await readManagedCategories(this.em) };
  }

  @Call('getManagedCategory')
  async show(
    @Input() { params }: CallInput<'getManagedCategory'>,
  ): Promise<CallAnswer<'getManagedCategory'> | Refusal> {
    return (await readManagedCategory(this.em, params.categoryId)) ?? refuse('CATEGORY_NOT_FOUND');
  }

  @Call('createCategory')
  create(
    @Input() { body }: CallInput<'createCategory'>,
    @CallerOf() caller: Caller,
  ): Answer<'createCategory'> {
    const { language } = caller;
    return changeAlone(this.em, structureLock, async (em) => {
      const categories = await em.find(CategoryEntity, {});
      const max = categoryLimits.categories;
      if (categories.length >= max) return refuse('CATEGORIES_FULL', { params: { max } });
      const { name, parentId, kind } = body;
      const before = treeOf(categories);
      const refused = before.refusePlace({ categoryId: null, parentId, name }, language);
      if (refused) return refused;
      const categoryId = categoryIdFor(name.en, new Set(categories.map((one) => one.categoryId)));
      const created = em.create(CategoryEntity, { categoryId, parentId, kind, position: 0, ...name });
      if (kind === 'group')
        em.create(ArticleTableEntity, {
          groupId: categoryId,
          description: { de: '', en: '' },
          columns: [],
          detailsColumns: [],
          facets: [],
        });
      putAt(created, body.position, [...categories, created]);
      await em.flush();
      await placeGroups(em, { before, after: treeOf([...categories, created]) }, categoryId);
      await recordStructureChange(em, caller, {
        action: 'createCategory',
        object: auditedCategory(created, language),
        before: null,
        after: categoryFields(created),
      });
      return shown(em, categoryId);
    });
  }

  @Call('updateCategory')
  update(
    @Input() { params, body }: CallInput<'updateCategory'>,
    @CallerOf() caller: Caller,
  ): Answer<'updateCategory'> {
    const { categoryId } = params;
    const { language } = caller;
    const { name, parentId, position, optimisticLockKey } = body;
    return changeAlone(this.em, structureLock, async (em) => {
      const categories = await em.find(CategoryEntity, {});
      const edited = categories.find((one) => one.categoryId === categoryId);
      if (!edited || categoryId === unplacedGroupId) return refuse('CATEGORY_NOT_FOUND');
      const before = treeOf(categories);
      const moves =
        edited.parentId !== parentId || (position !== undefined && position !== before.placeOf(categoryId));
      const renames = edited.de !== name.de || edited.en !== name.en;
      if (!moves && !renames) return shown(em, categoryId);
      if (optimisticLockKey !== undefined && optimisticLockKey !== edited.lockKey)
        return refuse('CHANGED_MEANWHILE');
      const refused = before.refusePlace({ categoryId, parentId, name }, language);
      if (refused) return refused;
      const fieldsBefore = categoryFields(edited);
      em.assign(edited, { ...name, parentId, lockKey: edited.lockKey + 1 });
      if (moves) putAt(edited, position, categories);
      await em.flush();
      const after = treeOf(categories);
      if (moves) {
        await placeGroups(em, { before, after }, categoryId);
        await countArticlesOfCategories(em);
      }
      await noteArticlesOfGroups(em, after.groupsIn(categoryId));
      await recordStructureChange(em, caller, {
        action: 'updateCategory',
        object: auditedCategory(edited, language),
        before: fieldsBefore,
        after: categoryFields(edited),
      });
      return shown(em, categoryId);
    });
  }

  @Call('deleteCategory')
  delete(
    @Input() { params: { categoryId } }: CallInput<'deleteCategory'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'deleteCategory'> | Refusal> {
    return changeAlone(this.em, structureLock, async (em) => {
      const category = await em.findOne(CategoryEntity, { categoryId });
      if (!category || categoryId === unplacedGroupId) return refuse('CATEGORY_NOT_FOUND');
      const categories = await em.count(CategoryEntity, { parentId: categoryId });
      if (categories > 0) return refuse('CATEGORY_HAS_CATEGORIES', { params: { categories } });
      const articles = await countArticlesOfGroup(em, categoryId);
      if (articles > 0) return refuse('CATEGORY_HAS_ARTICLES', { params: { articles } });
      await em.nativeDelete(CategoryEntity, { categoryId });
      await recordStructureChange(em, caller, {
        action: 'deleteCategory',
        object: auditedCategory(category, caller.language),
        before: categoryFields(category),
        after: null,
      });
      return {};
    });
  }
}

type Category = Awaited<ReturnType<typeof readAll>>[number];
const readAll = (em: Em) => em.find(CategoryEntity, {});
const treeOf = (categories: readonly Category[]) =>
  new EditedTree(
    categories
      .filter(({ categoryId }) => categoryId !== unplacedGroupId)
      .map(({ categoryId, parentId = null, kind, position, de, en }) => ({
        categoryId,
        parentId,
        kind,
        position,
        de,
        en,
      })),
  );

/** Puts a category at a place among its siblings, else behind them; the others close up. */
function putAt(category: Category, place: number | undefined, categories: readonly Category[]): void {
  const order = treeOf(categories)
    .below(category.parentId ?? null)
    .map(({ categoryId }) => categoryId)
    .filter((categoryId) => categoryId !== category.categoryId);
  order.splice(place === undefined ? order.length : place - 1, 0, category.categoryId);
  for (const one of categories) {
    const index = order.indexOf(one.categoryId);
    if (index >= 0) one.position = index + 1;
  }
}

async function shown(em: Em, categoryId: string) {
  const category = await readManagedCategory(em, categoryId);
  if (!category) throw new Error('a changed category is there');
  return category;
}
