/**
 * Columns of `article` that a file can set, in the order of the table. A column of texts by language takes new texts in
 * beside those of other languages.
 */
export const importedColumns = [
  'group_id',
  'material_group_id',
  'ean',
  'list_price',
  'list_price_currency',
  'price_quantity',
  'further_prices',
  'lead_time_days',
  'name',
  'description',
  'properties',
  'part_specifications',
  'weight_grams',
  'not_for_sale_reason',
  'tariff_number',
  'origin_country',
  'order_unit',
  'content_unit',
  'content_quantity',
  'min_quantity',
  'quantity_interval',
  'packings',
  'owner_company_id',
  'maker_name',
  'maker_number',
  'keywords',
  'classifications',
  'related_articles',
  'safety',
  'cutting_data',
  'source_groups',
  'source_features',
] as const;
type ImportedColumn = (typeof importedColumns)[number];

export const textColumns: ReadonlySet<string> = new Set<ImportedColumn>(['name', 'description', 'keywords']);

/** Values of a new article whose file lacks them. Without a price it cannot be ordered yet. */
export const columnsOfNewArticle = {
  list_price: null,
  price_quantity: 1,
  further_prices: [],
  voc: 0,
  description: {},
  properties: {},
  part_specifications: {},
  part_description: {},
  weight_grams: 0,
  document_links: [],
  position: 0,
  order_unit: 'C62',
  min_quantity: 1,
  quantity_interval: 1,
  packings: [],
  keywords: {},
  classifications: [],
  related_articles: [],
  media: [],
  safety: {},
  cutting_data: [],
  source_groups: [],
  source_features: [],
} as const;
