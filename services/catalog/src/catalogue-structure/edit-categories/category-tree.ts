import type { CategoryCard, LocalizedText } from '@werkbank/contracts/entities';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { categoryLimits } from '@werkbank/contracts/limits';
import { type Language, languages } from '@werkbank/contracts/localization';
import { compareForm } from '@werkbank/contracts/text';

export interface PlacedCategory {
  categoryId: string;
  parentId: string | null;
  kind: CategoryCard['kind'];
  position: number;
  de: string;
  en: string;
}

export interface AskedPlace {
  /** null: a new one. */
  categoryId: string | null;
  parentId: string | null;
  name: LocalizedText;
}

/** The tree of categories, with the rules for valid parents. */
export class EditedTree {
  private readonly byId: ReadonlyMap<string, PlacedCategory>;
  private readonly children = new Map<string | null, PlacedCategory[]>();

  constructor(categories: readonly PlacedCategory[]) {
    this.byId = new Map(categories.map((category) => [category.categoryId, category]));
    const inOrder = [...categories].sort(
      (one, other) => one.position - other.position || (one.categoryId < other.categoryId ? -1 : 1),
    );
    for (const category of inOrder)
      this.children.set(category.parentId, [...this.below(category.parentId), category]);
  }

  below(parentId: string | null): readonly PlacedCategory[] {
    return this.children.get(parentId) ?? [];
  }

  /** All categories, each before its descendants. */
  inOrder(parentId: string | null = null): PlacedCategory[] {
    return this.below(parentId).flatMap((category) => [category, ...this.inOrder(category.categoryId)]);
  }

  /** Groups in a category or in the group itself, in the order of the tree. */
  groupsIn(categoryId: string): string[] {
    const own = this.byId.get(categoryId);
    const all = own ? [own, ...this.inOrder(categoryId)] : [];
    return all.filter(({ kind }) => kind === 'group').map((group) => group.categoryId);
  }

  /** The first one is 1. */
  placeOf(categoryId: string): number {
    const siblings = this.below(this.byId.get(categoryId)?.parentId ?? null);
    return siblings.findIndex((sibling) => sibling.categoryId === categoryId) + 1;
  }

  /** Refusal of a category's new place. */
  refusePlace({ categoryId, parentId, name }: AskedPlace, reader: Language): Refusal | undefined {
    if (parentId !== null) {
      const field = 'parentId';
      const parent = this.byId.get(parentId);
      if (!parent) return refuse('CATEGORY_PARENT_NOT_FOUND', { field });
      if (parent.kind === 'group')
        return refuse('CATEGORY_PARENT_IS_GROUP', { field, params: { name: parent[reader] } });
      const way = this.wayTo(parentId);
      if (way.includes(categoryId ?? ''))
        return refuse('CATEGORY_BELOW_ITSELF', { field, params: { name: parent[reader] } });
      const max = categoryLimits.levels;
      if (way.length + this.levelsOf(categoryId) > max)
        return refuse('CATEGORY_TOO_DEEP', { field, params: { max } });
    }
    const siblings = this.below(parentId).filter((sibling) => sibling.categoryId !== categoryId);
    for (const language of languages)
      if (siblings.some((sibling) => compareForm(sibling[language]) === compareForm(name[language])))
        return refuse('CATEGORY_NAME_TAKEN', {
          field: `name.${language}`,
          params: { name: name[language] },
        });
    return undefined;
  }

  private wayTo(categoryId: string): string[] {
    const way: string[] = [];
    for (let at = this.byId.get(categoryId); at; at = this.byId.get(at.parentId ?? ''))
      way.push(at.categoryId);
    return way;
  }

  private levelsOf(categoryId: string | null): number {
    if (categoryId === null) return 1;
    return 1 + Math.max(0, ...this.below(categoryId).map((child) => this.levelsOf(child.categoryId)));
  }
}
