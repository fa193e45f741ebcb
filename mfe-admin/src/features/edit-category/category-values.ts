import type { CallRequest } from '@werkbank/contracts/calls';
import type { ManagedCategory } from '@werkbank/contracts/entities';
import type { Language } from '@werkbank/contracts/localization';
import { contractErrors, type ErrorsByField } from '@werkbank/kit/contract-errors';
import type { CategoryTree } from '../../categories/tree';
import { errorsByLanguage } from '../../forms/errors-by-language';

export const kinds = ['category', 'group'] as const;

/** A category as it is typed. */
export interface CategoryValues {
  kind: ManagedCategory['kind'];
  nameDe: string;
  nameEn: string;
  /** Empty: at the top. */
  parentId: string;
  /** Its place among its siblings; empty: behind them. */
  position: string;
}

export function categoryValues(category: ManagedCategory | null, parentId = ''): CategoryValues {
  return {
    kind: category?.kind ?? 'category',
    nameDe: category?.name.de ?? '',
    nameEn: category?.name.en ?? '',
    parentId: category ? (category.parentId ?? '') : parentId,
    position: category ? String(category.position) : '',
  };
}

export function categoryOf(values: CategoryValues): CallRequest<'createCategory'>['body'] {
  const { kind, nameDe, nameEn, parentId, position } = values;
  return {
    kind,
    name: { de: nameDe, en: nameEn },
    parentId: parentId === '' ? null : parentId,
    ...(position === '' ? {} : { position: Number(position) }),
  };
}

const fields: Readonly<Record<string, string>> = { 'name.de': 'nameDe', 'name.en': 'nameEn' };
export const fieldOfCategory = (path: string): string => fields[path] ?? path;

export async function categoryErrors(
  values: CategoryValues,
  language: Language,
  labelOf: (field: string) => string,
): Promise<ErrorsByField> {
  const sent = categoryOf(values);
  const [{ name: _, ...errors }, names] = await Promise.all([
    contractErrors((entities) => entities.newCategory, sent, language, labelOf),
    errorsByLanguage((entities) => entities.newCategory.shape.name, 'name', sent.name, language, labelOf),
  ]);
  return { ...errors, ...names };
}

/** Possible parents of a category: all but itself and its descendants. */
export const possibleParents = (tree: CategoryTree, categoryId: string | null): ManagedCategory[] =>
  tree.all.filter(
    (category) =>
      category.kind === 'category' && (categoryId === null || !tree.isIn(category.categoryId, categoryId)),
  );

/** Siblings of a category, without itself. */
export const siblingsOf = (
  tree: CategoryTree,
  parentId: string,
  categoryId: string | null,
): ManagedCategory[] =>
  tree.below(parentId === '' ? null : parentId).filter((category) => category.categoryId !== categoryId);
