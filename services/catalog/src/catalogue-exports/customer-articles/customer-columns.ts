import type { Language } from '@werkbank/contracts/localization';
import type { TableFieldName } from '../../catalogue-imports/index.js';
import { articleColumns } from '../write-table/article-columns.js';
import { figure, type TableColumn } from '../article/table-column.js';

type Words = Readonly<Record<Language, string>>;
const heads = {
  id: { de: 'Werkbank-Nr.', en: 'Werkbank no.' },
  supplier: { de: 'Anbieter', en: 'Supplier' },
  price: { de: 'Nettopreis', en: 'Net price' },
  tax: { de: 'MwSt. %', en: 'VAT %' },
} satisfies Record<string, Words>;

/** Fields for producers only: confidential ones, and those without use in an export for one customer. */
const left: ReadonlySet<TableFieldName> = new Set<TableFieldName>([
  'materialGroup',
  'territory',
  'validFrom',
  'validUntil',
  'accessories',
  'spareParts',
  'successor',
  'references',
  'status',
]);

/** The fields of an article that a customer reads, with its net price. */
export function customerColumns(language: Language, groupName: (group: string) => string): TableColumn[] {
  const first: TableColumn[] = [
    { head: heads.id[language], value: ({ article }) => article.offer?.articleId ?? null },
    {
      head: heads.supplier[language],
      value: ({ article, isFirst }) => (isFirst && article.offer?.producerName) || null,
    },
  ];
  const tax: TableColumn = {
    head: heads.tax[language],
    value: ({ article, isFirst }) => (isFirst ? figure(article.offer?.taxRate ?? null) : null),
  };
  const fields = articleColumns(language)
    .filter(({ field }) => !left.has(field))
    .flatMap((column): TableColumn[] => {
      if (column.field === 'price') return [{ ...column, head: heads.price[language] }, tax];
      if (column.field !== 'group') return [column];
      const value: TableColumn['value'] = ({ article, isFirst }) =>
        isFirst ? article.sourceGroups.map(groupName).join('; ') : null;
      return [{ ...column, value }];
    });
  return [...first, ...fields];
}
