import type { EntityManager } from '@mikro-orm/postgresql';
import { run, statement } from '@werkbank/platform/database';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

const batchSize = 1000;

const insertArticles = statement(
  'insert-demo-articles',
  {},
  `insert into article (article_id, group_id, producer_id, material_number, material_group_id, ean, list_price,
    list_price_currency, voc, lead_time_days, name, description, properties, part_specifications, part_description,
    weight_grams, tariff_number, origin_country, image_url, drawing_url, document_links, video_url, not_for_sale_reason,
    cutting_data)
  select "articleId", "groupId", "producerId", "materialNumber", "materialGroupId", ean, "listPrice",
    "listPriceCurrency", voc, "leadTimeDays", text, description, properties, "partSpecifications", "partDescription",
    "weightGrams", "tariffNumber", "originCountry", "imageUrl", "drawingUrl", "documentLinks", "videoUrl", "notForSaleReason",
    coalesce("cuttingData", '[]')
  from jsonb_to_recordset(?::jsonb) as a("articleId" text, "groupId" text, "producerId" int, "materialNumber" text,
    "materialGroupId" int, ean text, "listPrice" bigint, "listPriceCurrency" text, voc bigint, "leadTimeDays" int,
    text jsonb, description jsonb, properties jsonb, "partSpecifications" jsonb, "partDescription" jsonb,
    "weightGrams" int, "tariffNumber" text, "originCountry" text, "imageUrl" text, "drawingUrl" text, "documentLinks" jsonb, "videoUrl" text,
    "notForSaleReason" jsonb, "cuttingData" jsonb)`,
);

const insertStock = statement(
  'insert-demo-stock',
  {},
  `insert into stock (article_id, dispatch_location_id, level)
  select a ->> 'articleId', (s ->> 'dispatchLocationId')::int, (s ->> 'level')::int
  from jsonb_array_elements(?::jsonb) as a, jsonb_array_elements(a -> 'stock') as s`,
);

/** Loads a file with one article per line. PostgreSQL parses the lines, so they are parsed only once. */
export async function loadArticles(em: EntityManager, file: string): Promise<number> {
  let count = 0;
  let lines: string[] = [];
  const flush = async () => {
    if (lines.length === 0) return;
    const batch = `[${lines.join(',')}]`;
    await run(em, insertArticles, [batch]);
    await run(em, insertStock, [batch]);
    count += lines.length;
    lines = [];
  };
  for await (const line of createInterface({ input: createReadStream(file, 'utf8') })) {
    if (line.trim() !== '') lines.push(line);
    if (lines.length >= batchSize) await flush();
  }
  await flush();
  return count;
}
