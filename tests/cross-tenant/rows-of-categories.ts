import { type ForeignRow, refused, sent } from './foreign-row.ts';

export const nobodyElse = {
  loner: 'FORBIDDEN',
  owner: 'FORBIDDEN',
  otherBuyer: 'FORBIDDEN',
  otherAdmin: 'FORBIDDEN',
  sharer: 'FORBIDDEN',
  outsider: 'FORBIDDEN',
};

/** The tree of categories and the tables of its groups belong to the platform. */
export const rowsOfCategories: readonly ForeignRow[] = (
  [
    'listCategories',
    'createCategory',
    'getManagedCategory',
    'updateCategory',
    'deleteCategory',
    'saveGroupTable',
    'uploadCategoryPicture',
    'deleteCategoryPicture',
    'listTableColumns',
    'updateTableColumn',
    'deleteTableColumn',
  ] as const
).map((call) => refused(call, nobodyElse, () => sent(call, {})));
