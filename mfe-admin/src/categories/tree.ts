import type { ManagedCategory } from '@werkbank/contracts/entities';
import type { Language } from '@werkbank/contracts/localization';

/** The tree of categories, as the service answers it in its order. */
export class CategoryTree {
  private readonly byId: ReadonlyMap<string, ManagedCategory>;

  constructor(readonly all: readonly ManagedCategory[]) {
    this.byId = new Map(all.map((category) => [category.categoryId, category]));
  }

  below(parentId: string | null): ManagedCategory[] {
    return this.all.filter((category) => category.parentId === parentId);
  }

  /** Above a category, the top first. */
  above(categoryId: string): ManagedCategory[] {
    const parent = this.byId.get(this.byId.get(categoryId)?.parentId ?? '');
    return parent ? [...this.above(parent.categoryId), parent] : [];
  }

  /** True for a category itself, and for another one above it. */
  isIn(categoryId: string, other: string): boolean {
    return categoryId === other || this.above(categoryId).some((one) => one.categoryId === other);
  }

  pathOf(categoryId: string, language: Language): string {
    const own = this.byId.get(categoryId);
    return [...this.above(categoryId), ...(own ? [own] : [])].map(({ name }) => name[language]).join(' › ');
  }
}
