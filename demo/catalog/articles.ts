import { chance, chanceBetween } from '../chance/chance.ts';
import { articleVideo } from '../people/videos.ts';
import { countriesOf, dispatchLocationIdOf, slugOf } from '../people/producers.ts';
import type { Language, Words } from '../shapes.ts';
import type { DemoArticle } from '../shapes-catalog.ts';
import { articleIdOf, eanOf, materialNumberOf } from './article-numbers.ts';
import type { Offer } from './choose-offers.ts';
import type { ColumnKey } from './columns.ts';
import { displayValue } from './columns.ts';
import { cuttingDataOf } from './cutting-data.ts';
import { pagesInLink } from './data-sheet-link.ts';
import { words } from './group-plan.ts';
import { materialGroupId, tariffNumber } from './material-groups.ts';

const piece = words('Stück', 'piece');
const onRequest = words('Nur auf Anfrage erhältlich', 'Available on request only');

/** EUR list prices of Swiss producers are written in CHF at this rate. */
const swissListRate = 0.94;

/** Cents, in steps of five below a hundred units and of fifty above, as price lists have them. */
function listPriceOf(offer: Offer, materialNumber: string): number {
  const { size, option, producer } = offer;
  const own = 0.95 + 0.1 * chance(`price ${producer.name} ${materialNumber}`);
  const cents =
    size.price * option.priceFactor * producer.level * own * (producer.germany ? 1 : swissListRate);
  const step = cents < 10_000 ? 5 : 50;
  return Math.max(step, Math.round(cents / step) * step);
}

function stockOf({ producer, size }: Offer, materialNumber: string): DemoArticle['stock'] {
  return countriesOf(producer).map((country) => {
    const key = `stock ${producer.name} ${country} ${materialNumber}`;
    const usual = size.price < 1000 ? 400 : size.price < 5000 ? 90 : 18;
    // Articles that every workshop needs are always in stock.
    const empty = size.rank >= 0 && chance(`${key} empty`) < 0.14;
    const level = size.rank < 0 ? chanceBetween(key, 60, 400) : Math.floor(usual * chance(key) ** 2) + 1;
    return { dispatchLocationId: dispatchLocationIdOf(producer.id, country), level: empty ? 0 : level };
  });
}

function nameOf({ group, option, size }: Offer): Words {
  const join = (language: Language) =>
    [group.title[language], size.label[language], option.label[language]]
      .filter((part) => part !== '')
      .join(' ');
  return { de: join('de'), en: join('en') };
}

function specificationsOf(offer: Offer, origin: string): DemoArticle['partSpecifications'] {
  const { group, size, producer } = offer;
  const weight = displayWeight(size.weightGrams ?? 100);
  const rows: [Words, Words][] = [
    [words('Hersteller', 'Manufacturer'), words(producer.name)],
    [words('Gewicht', 'Weight'), weight],
    [words('Zolltarifnummer', 'Customs tariff number'), words(tariffNumber(group.materialGroup))],
    [
      words('Ursprungsland', 'Country of origin'),
      origin === 'DE' ? words('Deutschland', 'Germany') : words('Schweiz', 'Switzerland'),
    ],
  ];
  const list = (language: Language) =>
    rows.map(([name, value]) => ({ name: name[language], value: value[language] }));
  return { de: list('de'), en: list('en') };
}

function displayWeight(grams: number): Words {
  const [value, unit] = grams >= 1000 ? [(grams / 1000).toFixed(2), 'kg'] : [String(grams), 'g'];
  return words(`${value.replace('.', ',')} ${unit}`, `${value} ${unit}`);
}

/** The dimensions as a sentence: Durchmesser 6,8 mm, Gesamtlänge 109 mm. */
function dimensionsOf(
  group: Offer['group'],
  properties: DemoArticle['properties'],
  name: (key: ColumnKey) => Words,
): Words {
  const sentence = (language: Language) =>
    group.columns
      .filter((key) => properties[key] !== undefined)
      .map((key) => `${name(key)[language]} ${displayValue(key, properties[key] ?? '', language)}`)
      .join(', ');
  return { de: `${sentence('de')}.`, en: `${sentence('en')}.` };
}

export interface ArticleContext {
  /** Bytes of a group's data sheet, by groupId. */
  dataSheets: ReadonlyMap<string, number>;
  columnName: (key: ColumnKey) => Words;
}

/** Yields articles one at a time, so that a large catalogue is never held in memory as a whole. */
export function* makeArticles(
  offers: readonly Offer[],
  { dataSheets, columnName }: ArticleContext,
): Generator<DemoArticle> {
  const serials = new Map<number, number>();
  const taken = new Set<string>();
  for (const offer of offers) {
    const { group, size, option, producer } = offer;
    const materialNumber = materialNumberOf(offer);
    const articleId = articleIdOf(producer.name, materialNumber);
    if (taken.has(articleId)) throw new Error(`two articles are called ${articleId} (${group.groupId})`);
    taken.add(articleId);
    const serial = (serials.get(producer.id) ?? 0) + 1;
    serials.set(producer.id, serial);
    const properties = { ...group.shared, ...size.values, ...option.values } as DemoArticle['properties'];
    const dimensions = dimensionsOf(group, properties, columnName);
    const listPrice = listPriceOf(offer, materialNumber);
    yield {
      articleId,
      groupId: group.groupId,
      producerId: producer.id,
      materialNumber,
      materialGroupId: materialGroupId(group.materialGroup),
      ean: eanOf(producer.name, serial),
      listPrice,
      listPriceCurrency: producer.germany ? 'EUR' : 'CHF',
      voc: Math.round(listPrice * (group.vocShare ?? 0)),
      leadTimeDays: chanceBetween(`lead ${producer.name} ${group.groupId}`, 3, 21),
      stock: stockOf(offer, materialNumber),
      text: nameOf(offer),
      description: group.description,
      properties,
      partSpecifications: specificationsOf(offer, producer.germany ? 'DE' : 'CH'),
      partDescription: words(
        `${group.description.de} ${dimensions.de}`,
        `${group.description.en} ${dimensions.en}`,
      ),
      cuttingData: cuttingDataOf(offer),
      unit: group.unit ?? piece,
      weightGrams: size.weightGrams ?? 100,
      tariffNumber: tariffNumber(group.materialGroup),
      originCountry: producer.germany ? 'DE' : 'CH',
      imageUrl: `/media/tools/${group.drawing}${option.drawing ? `-${slugOf(option.drawing.finish)}` : ''}.svg`,
      drawingUrl: `/media/drawings/${group.drawing}.svg`,
      documentLinks: [
        {
          link: `/media/datasheets/${group.groupId}.pdf${pagesInLink(group.groupId)}`,
          fileName: `${group.title.de}.pdf`,
          bytes: dataSheets.get(group.groupId) ?? 0,
        },
      ],
      videoUrl: articleVideo({ articleId, groupId: group.groupId }),
      notForSaleReason: size.rank >= 0 && chance(`sale ${articleId}`) < 0.003 ? onRequest : null,
    };
  }
}
