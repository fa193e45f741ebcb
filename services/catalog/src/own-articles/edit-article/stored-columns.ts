import type {
  ListPrice,
  Packing,
  RelatedArticle,
  SourceFeature,
  SourceMedium,
} from '../../catalogue/index.js';
import type { SentColumns } from '../../catalogue-imports/index.js';

type Texts = Partial<Record<'de' | 'en', string>>;

/** The columns of an article that are edited by hand, as the table of articles has them. */
export interface StoredColumns {
  name: Texts;
  description: Texts;
  part_description: Texts | null;
  keywords: Partial<Record<'de' | 'en', string[]>>;
  ean: string | null;
  maker_name: string | null;
  maker_number: string | null;
  group_id: string;
  material_group_id: number | null;
  list_price: number | null;
  list_price_currency: string;
  price_quantity: number;
  further_prices: ListPrice[];
  order_unit: string;
  content_unit: string | null;
  content_quantity: number | null;
  min_quantity: number;
  quantity_interval: number;
  packings: Packing[];
  lead_time_days: number;
  tariff_number: string | null;
  origin_country: string | null;
  weight_grams: number;
  properties: Record<string, number | string>;
  part_specifications: Partial<Record<'de' | 'en', { name: string; value: string }[]>> | null;
  source_features: SourceFeature[];
  source_media: SourceMedium[] | null;
  related_articles: RelatedArticle[];
  not_for_sale_reason: Texts | null;
}

/** Columns are read together as JSON, in the form of the table. */
export const storedColumns = (columns: SentColumns): StoredColumns => columns as unknown as StoredColumns;
