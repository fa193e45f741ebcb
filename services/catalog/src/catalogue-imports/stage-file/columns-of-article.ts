import type { CatalogueImportMode } from '@werkbank/contracts/entities';
import { discountGroupKey } from '../compare/discount-groups.js';
import { noLongerOffered } from '../compare/no-longer-offered.js';
import { priceColumnsOf } from '../compare/price-columns.js';
import type { SentColumns } from '../tables/index.js';
import type { ImportedArticle } from '../understand-articles/imported-article.js';
import { specificationsOf } from '../understand-articles/specifications-of.js';

/** An article of a file as columns of the table of articles. Columns that the file lacks are absent. */
export function columnsOfArticle(article: ImportedArticle, mode: CatalogueImportMode): SentColumns {
  const prices = article.prices && priceColumnsOf(article.prices);
  if (mode === 'prices') return prices ?? {};
  const isOffSale = article.status === 'delete' || article.status === 'offSale';
  return withoutAbsent({
    name: article.name,
    description: article.description,
    keywords: article.keywords,
    ean: article.ean,
    maker_name: article.makerName,
    maker_number: article.makerNumber,
    order_unit: article.orderUnit,
    content_unit: article.contentUnit,
    content_quantity: article.contentQuantity === null ? null : numberOf(article.contentQuantity),
    min_quantity: article.minQuantity,
    quantity_interval: article.quantityInterval,
    packings: article.packings,
    ...prices,
    lead_time_days: article.leadTimeDays ?? undefined,
    tariff_number: article.tariffNumber,
    origin_country: article.originCountry,
    weight_grams: article.weightGrams ?? undefined,
    classifications: article.classifications?.map(({ system, version = null, code }) => ({
      system,
      version,
      code,
    })),
    related_articles: article.references?.map(({ kind, materialNumber, quantity = null }) => ({
      relation: kind,
      materialNumber,
      quantity,
    })),
    safety: article.dangerousGoods && safetyOf(article.dangerousGoods),
    cutting_data: article.cuttingData,
    source_groups: sourceGroupsOf(article),
    source_media: article.media?.map(({ source, kind, purpose = null, description }) => ({
      source,
      kind,
      purpose,
      description,
    })),
    source_features: article.features?.flatMap(({ system = null, classId = null, features }) =>
      features.map(({ id = null, name, values, unit = null }) => ({
        system,
        classId,
        id,
        name,
        values,
        unit,
      })),
    ),
    part_specifications:
      article.features && specificationsOf(article.features.flatMap(({ features }) => features)),
    not_for_sale_reason: isOffSale ? noLongerOffered : null,
  });
}

/** A discount group counts as a group of the producer as well: it has a material group as its place. */
function sourceGroupsOf({ groups, materialGroup }: ImportedArticle): string[] | undefined {
  if (!materialGroup) return groups;
  return [...(groups ?? []), discountGroupKey(materialGroup)];
}

const numberOf = (decimal: string | undefined): number | undefined =>
  decimal === undefined ? undefined : Number(decimal);

function safetyOf(marks: readonly string[]): object {
  const unNumber = marks.flatMap((mark) => /\bUN\s?(\d{4})\b/i.exec(mark)?.[1] ?? [])[0];
  return { ...(unNumber !== undefined && { unNumber }), marks };
}

function withoutAbsent(columns: SentColumns): SentColumns {
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}
