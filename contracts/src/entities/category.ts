import { z } from 'zod';
import { categoryLimits } from '../limits/index.js';
import { key, lines, localizedText, lockKey, optionalText, requiredLockKey, text } from './values.js';

const { name, description, unit, letter, digits, values, valueName } = categoryLimits;
const names = (max: number) => z.object({ de: text(max), en: text(max) });

export const categoryKinds = ['category', 'group'] as const;

/** A category of the tree, or a group of articles at its end. */
export const managedCategory = z.object({
  categoryId: key,
  parentId: key.nullable(),
  kind: z.enum(categoryKinds),
  name: localizedText,
  /** Its place among those with the same parent; the first one is 1. */
  position: z.int().min(1),
  imageUrl: z.string().nullable(),
  articleCount: z.int().min(0),
  optimisticLockKey: requiredLockKey,
});
export type ManagedCategory = z.infer<typeof managedCategory>;

const place = {
  name: names(name),
  /** null: at the top. */
  parentId: key.nullable(),
  /** Position among the siblings; later ones move on. Absent: last. */
  position: z.int().min(1).max(categoryLimits.categories).optional(),
};
export const newCategory = z.object({ kind: z.enum(categoryKinds), ...place });
export const changedCategory = z.object({ ...place, optimisticLockKey: lockKey });

export const columnKinds = ['number', 'text'] as const;
const meaning = {
  kind: z.enum(columnKinds),
  unit: z.string().nullable(),
  /** Decimal places to show at most; of numbers only. */
  digits: z.int().min(0).nullable(),
};

/** A column of a group's table. */
export const groupColumn = z.object({
  key: z.string(),
  name: localizedText,
  ...meaning,
  /** Letter of the dimension in the drawing of the group. */
  letter: z.string().nullable(),
  /** Shown in an opened row only. */
  isDetail: z.boolean(),
  isFilter: z.boolean(),
});
export type GroupColumn = z.infer<typeof groupColumn>;

export const groupTable = z.object({
  description: localizedText,
  columns: z.array(groupColumn),
  optimisticLockKey: requiredLockKey,
});
export type GroupTable = z.infer<typeof groupTable>;

export const managedCategoryPage = managedCategory.extend({
  /** Directly below it. */
  categories: z.int().min(0),
  table: groupTable.nullable(),
});
export type ManagedCategoryPage = z.infer<typeof managedCategoryPage>;

const columnNames = names(categoryLimits.columnName);
const unitSign = optionalText(unit);
const decimals = z.int().min(0).max(digits).nullable();
export const newColumn = z.object({
  name: columnNames,
  kind: z.enum(columnKinds),
  unit: unitSign,
  digits: decimals,
});
/** A column of the group or another one, or a new one; a new one with the words, kind and unit of a known one is that one. */
export const columnOfTable = z.object({
  key: key.nullable(),
  asNew: newColumn.nullable(),
  letter: optionalText(letter),
  isDetail: z.boolean(),
  isFilter: z.boolean(),
});
export const changedGroupTable = z.object({
  description: z.object({ de: lines(description), en: lines(description) }),
  columns: z.array(columnOfTable).max(categoryLimits.columnsSent),
  optimisticLockKey: lockKey,
});

/** The word of a value in both languages. */
const columnValue = z.object({ value: z.string(), name: localizedText });
/** A column as all groups share it. */
export const tableColumn = z.object({
  key: z.string(),
  name: localizedText,
  ...meaning,
  values: z.array(columnValue),
  groups: z.int().min(0),
  /** Articles of these groups. */
  articles: z.int().min(0),
  optimisticLockKey: requiredLockKey,
});
export type TableColumn = z.infer<typeof tableColumn>;

export const changedColumn = z.object({
  name: columnNames,
  unit: unitSign,
  digits: decimals,
  values: z.array(z.object({ value: text(valueName), name: names(valueName) })).max(values),
  optimisticLockKey: lockKey,
});
