import { discountGroupIn } from '../../catalogue-imports/index.js';
import type { CatalogueToExport, ExportedGroup } from '../article/catalogue-to-export.js';
import type { ExportedArticle } from '../article/exported-article.js';
import { articleElement } from './article-element.js';
import { type Dialect, languageCodes } from './dialect.js';
import { leaf, parent } from './xml.js';

type Catalogue = Omit<CatalogueToExport, 'columns'> & { madeOn: Date };

/**
 * Articles as BMEcat, `T_NEW_CATALOG`, with elements in the order of the schema (BME e.V.,
 * `bmecat_2005.xsd`, `bmecat_new_catalog_1_2.dtd`). Texts longer than the schema's limits are not cut.
 * Articles are read twice, because the schema requires all places after all articles.
 */
export async function* writeBmecat(catalogue: Catalogue, dialect: Dialect): AsyncGenerator<string> {
  yield `${dialect.start}${headerOf(catalogue, dialect)}\n<T_NEW_CATALOG>\n`;
  const groups = catalogue.groups.filter(({ sourceGroup }) => discountGroupIn(sourceGroup) === undefined);
  if (groups.length > 0) yield `${groupsOf(groups, dialect)}\n`;
  for await (const articles of catalogue.read())
    yield lines(articles.map((article) => articleElement(article, catalogue.priceType, dialect)));
  const known = new Set(groups.map(({ sourceGroup }) => sourceGroup));
  if (known.size > 0)
    for await (const articles of catalogue.read())
      yield lines(articles.flatMap((article) => placesOf(article, known, dialect)));
  yield '</T_NEW_CATALOG>\n</BMECAT>\n';
}

const lines = (elements: readonly string[]): string => elements.map((element) => `${element}\n`).join('');

function headerOf({ supplier, currency, madeOn }: Catalogue, { version, languages }: Dialect): string {
  const catalog = [
    ...languages.map((language, place) =>
      leaf('LANGUAGE', languageCodes[language], {
        default: version === '2005' && place === 0 ? 'true' : undefined,
      }),
    ),
    leaf('CATALOG_ID', 'werkbank'),
    leaf('CATALOG_VERSION', '1.0'),
    parent('DATETIME', [leaf('DATE', madeOn.toISOString().slice(0, 10))], { type: 'generation_date' }),
    leaf('CURRENCY', currency),
  ];
  return parent('HEADER', [
    leaf('GENERATOR_INFO', 'Werkbank'),
    parent('CATALOG', catalog),
    parent('SUPPLIER', [leaf('SUPPLIER_NAME', supplier)]),
  ]);
}

function groupsOf(groups: readonly ExportedGroup[], { texts }: Dialect): string {
  const parents = new Set(groups.map((group) => group.parent));
  const structures = groups.map(({ sourceGroup, parent: above, name }) => {
    const below = parents.has(sourceGroup) ? 'node' : 'leaf';
    const names = texts('GROUP_NAME', name);
    return parent(
      'CATALOG_STRUCTURE',
      [
        leaf('GROUP_ID', sourceGroup),
        names === '' ? leaf('GROUP_NAME', sourceGroup) : names,
        leaf('PARENT_ID', above ?? '0'),
      ],
      { type: above === null ? 'root' : below },
    );
  });
  return parent('CATALOG_GROUP_SYSTEM', structures);
}

function placesOf(
  { materialNumber, sourceGroups }: ExportedArticle,
  known: ReadonlySet<string>,
  { article, key }: Dialect,
): string[] {
  return sourceGroups
    .filter((group) => known.has(group))
    .map((group) =>
      parent(`${article}_TO_CATALOGGROUP_MAP`, [leaf(key, materialNumber), leaf('CATALOG_GROUP_ID', group)]),
    );
}
