import type { z } from 'zod';
import type { changedOwnArticle, OwnArticleFeature } from '@werkbank/contracts/entities';
import { isVisible } from '@werkbank/contracts/text';
import { type SourceMedium, unplacedGroupId } from '../../catalogue/index.js';
import {
  columnsOfArticle,
  gtinOf,
  type ImportedArticle,
  lineOf,
  linesOf,
  noLongerOffered,
  type SentColumns,
  tariffNumberOf,
  unitCode,
} from '../../catalogue-imports/index.js';
import type { StoredColumns } from './stored-columns.js';

export type OwnArticleChange = z.output<typeof changedOwnArticle>;
type Texts = Record<'de' | 'en', string>;

/** Texts without HTML, as those of a file; empty ones are left out. */
function plainTexts(texts: Texts, clean: (text: string) => string = lineOf): Partial<Texts> {
  const plain = { de: clean(texts.de), en: clean(texts.en) };
  return Object.fromEntries(Object.entries(plain).filter(([, text]) => text !== '' && isVisible(text)));
}

/**
 * Converts a manual change to columns, by the rules of an import. `media`: the article's media after the
 * change; `before`: the article's present columns, `null` for a new one.
 */
export function columnsOfChange(
  change: OwnArticleChange,
  before: StoredColumns | null,
  media: readonly SourceMedium[] | undefined,
): SentColumns {
  const imported: ImportedArticle = defined({
    materialNumber: '',
    name: change.name && plainTexts(change.name),
    description: change.description && plainTexts(change.description, linesOf),
    keywords: change.keywords && { de: words(change.keywords.de), en: words(change.keywords.en) },
    ean: change.ean && gtinOf(change.ean),
    makerName: change.makerName && lineOf(change.makerName),
    makerNumber: change.makerNumber && lineOf(change.makerNumber),
    orderUnit: change.orderUnit && unitCode(change.orderUnit),
    contentUnit: change.contentUnit && unitCode(change.contentUnit),
    contentQuantity: change.contentQuantity == null ? change.contentQuantity : String(change.contentQuantity),
    minQuantity: change.minQuantity,
    quantityInterval: change.quantityInterval,
    packings: change.packings,
    prices: change.prices,
    leadTimeDays: change.leadTimeDays,
    tariffNumber: change.tariffNumber && tariffNumberOf(change.tariffNumber),
    originCountry: change.originCountry,
    weightGrams: change.weightGrams,
    features: change.features?.map((feature) => blockOf(feature)),
    references: change.relatedArticles?.map(({ relation: kind, materialNumber, quantity }) => ({
      kind,
      materialNumber: lineOf(materialNumber),
      quantity: quantity ?? undefined,
    })),
  });
  const { not_for_sale_reason: _, ...columns } = columnsOfArticle(imported, 'update');
  const reason = reasonAfter(change, before);
  return {
    ...columns,
    ...(media && { source_media: media }),
    ...(change.groupId !== undefined && { group_id: change.groupId ?? unplacedGroupId }),
    ...(change.materialGroupId !== undefined && { material_group_id: change.materialGroupId }),
    ...(reason !== undefined && { not_for_sale_reason: reason }),
    // The description replaces a text from before the first file.
    ...(change.description && before?.part_description && { part_description: {} }),
  };
}

const words = (texts: readonly string[]): string[] => [
  ...new Set(texts.map(lineOf).filter((text) => text !== '')),
];

function blockOf({ system, classId, id, name, values, unit }: OwnArticleFeature) {
  return {
    system: system ?? undefined,
    classId: classId ?? undefined,
    features: [
      {
        id: id ?? undefined,
        name: plainTexts(name),
        values: values.map((value) => (typeof value === 'number' ? value : plainTexts(value, linesOf))),
        unit: unit === null || unit === '' ? undefined : unit,
      },
    ],
  };
}

function reasonAfter(
  { isOnSale, offSaleReason }: OwnArticleChange,
  before: StoredColumns | null,
): Texts | null | undefined {
  const isOn = isOnSale ?? before?.not_for_sale_reason === null;
  if (isOn) return isOnSale === undefined ? undefined : null;
  if (offSaleReason === undefined && isOnSale === undefined) return undefined;
  if (offSaleReason === undefined) return completed(before?.not_for_sale_reason ?? {});
  return completed(plainTexts(offSaleReason));
}

/** Each language has a reason. */
function completed({ de, en }: Partial<Texts>): Texts {
  return { de: de ?? en ?? noLongerOffered.de, en: en ?? de ?? noLongerOffered.en };
}

function defined(
  fields: { [Key in keyof ImportedArticle]: ImportedArticle[Key] | undefined },
): ImportedArticle {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as unknown as ImportedArticle;
}
