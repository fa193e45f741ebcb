import { z } from 'zod';
import {
  changedCategory,
  changedColumn,
  changedGroupTable,
  groupTable,
  managedCategory,
  managedCategoryPage,
  newCategory,
  tableColumn,
} from '../entities/category.js';
import { done, key, wholeNumber } from '../entities/values.js';
import { categoryLimits } from '../limits/index.js';
import type { CallSchemas } from './call.js';

const categoryParams = z.object({ categoryId: key });
const columnParams = z.object({ columnKey: key });
const notPlaced = [
  'CATEGORY_NOT_FOUND',
  'CATEGORY_NAME_TAKEN',
  'CATEGORY_PARENT_NOT_FOUND',
  'CATEGORY_PARENT_IS_GROUP',
  'CATEGORY_TOO_DEEP',
  'CATEGORIES_FULL',
] as const;

export const categoryCalls = {
  listCategories: {
    summary: 'The whole tree of categories and groups, in its order',
    answer: z.object({ categories: z.array(managedCategory) }),
    refusals: [],
  },
  createCategory: {
    summary: 'Add a category or a group of articles',
    body: newCategory,
    answer: managedCategoryPage,
    refusals: notPlaced,
  },
  getManagedCategory: {
    summary: 'A category to edit; a group with its table',
    params: categoryParams,
    answer: managedCategoryPage,
    refusals: ['CATEGORY_NOT_FOUND'],
  },
  updateCategory: {
    summary: 'Rename or move a category with all that lies below it',
    params: categoryParams,
    body: changedCategory,
    answer: managedCategoryPage,
    refusals: [...notPlaced, 'CATEGORY_BELOW_ITSELF', 'CHANGED_MEANWHILE'],
  },
  deleteCategory: {
    summary: 'Delete a category or group that is empty',
    params: categoryParams,
    answer: done,
    refusals: ['CATEGORY_NOT_FOUND', 'CATEGORY_HAS_ARTICLES', 'CATEGORY_HAS_CATEGORIES'],
  },
  saveGroupTable: {
    summary: 'Set text, columns and filters of a group',
    params: categoryParams,
    body: changedGroupTable,
    answer: groupTable,
    refusals: [
      'CATEGORY_NOT_FOUND',
      'CHANGED_MEANWHILE',
      'COLUMN_NOT_FOUND',
      'COLUMN_TWICE',
      'COLUMN_NAME_TAKEN',
      'TABLE_COLUMNS_FULL',
    ],
  },
  uploadCategoryPicture: {
    summary: 'Show a picture for a category or group (JPEG, PNG, WebP, AVIF, GIF or TIFF)',
    params: categoryParams,
    answer: managedCategoryPage,
    refusals: ['CATEGORY_NOT_FOUND', 'FILE_TYPE_NOT_ALLOWED', 'PICTURE_NOT_READABLE', 'BODY_TOO_LARGE'],
  },
  deleteCategoryPicture: {
    summary: 'Show no picture for a category or group',
    params: categoryParams,
    answer: managedCategoryPage,
    refusals: ['CATEGORY_NOT_FOUND'],
  },
  listTableColumns: {
    summary: 'All columns of all groups, and how many groups have each',
    answer: z.object({ columns: z.array(tableColumn) }),
    refusals: [],
  },
  updateTableColumn: {
    summary: 'Change words, unit and values of a column in all of its groups',
    params: columnParams,
    body: changedColumn,
    answer: tableColumn,
    refusals: ['COLUMN_NOT_FOUND', 'COLUMN_NAME_TAKEN', 'COLUMN_VALUE_TWICE', 'CHANGED_MEANWHILE'],
  },
  deleteTableColumn: {
    summary: 'Delete a column from all of its groups, whose number says that one knows',
    params: columnParams,
    query: z.object({ groups: wholeNumber(0, categoryLimits.categories).prefault(0) }),
    answer: done,
    refusals: ['COLUMN_NOT_FOUND', 'COLUMN_IN_USE'],
  },
} as const satisfies Record<string, CallSchemas>;
