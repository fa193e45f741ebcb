import type { SourceFeature } from '../../catalogue/index.js';
import type { ExportedArticle } from '../article/exported-article.js';
import { decimalText } from '../article/decimal-text.js';
import type { Dialect } from './dialect.js';
import { leaf, parent } from './xml.js';

/** Features by system and class; a class without features stands alone. */
export function featureElements(
  { sourceFeatures, classifications }: ExportedArticle,
  dialect: Dialect,
): string[] {
  const element = `${dialect.article}_FEATURES`;
  const blocks = Map.groupBy(sourceFeatures, ({ system, classId }) => `${system ?? ''}\n${classId ?? ''}`);
  const covered = new Set(
    sourceFeatures.map(({ classId }) => classId?.replaceAll(/[\s-]/g, '').toUpperCase()),
  );
  const alone = classifications
    .filter(({ code }) => !covered.has(code.toUpperCase()))
    .map(({ system, version, code }) =>
      parent(element, [
        leaf('REFERENCE_FEATURE_SYSTEM_NAME', version === null ? system : `${system}-${version}`),
        leaf('REFERENCE_FEATURE_GROUP_ID', code),
      ]),
    );
  return [
    ...[...blocks.values()].map((features) =>
      parent(element, [
        leaf('REFERENCE_FEATURE_SYSTEM_NAME', features[0]?.system),
        leaf('REFERENCE_FEATURE_GROUP_ID', features[0]?.classId),
        ...features.map((feature) => featureElement(feature, dialect)),
      ]),
    ),
    ...alone,
  ];
}

function featureElement(feature: SourceFeature, dialect: Dialect): string {
  const { name, values, unit } = feature;
  return parent('FEATURE', [
    nameOf(feature, dialect),
    ...values.map((value) =>
      typeof value === 'number' ? leaf('FVALUE', decimalText(value)) : dialect.texts('FVALUE', value),
    ),
    leaf('FUNIT', unit),
    isOfEtim(feature) ? dialect.texts('FDESCR', name) : '',
  ]);
}

const isOfEtim = ({ id }: SourceFeature): boolean => id !== null && /^EF\d{6}$/.test(id);

/** 1.2 has keys of features in its own feature systems only. */
function nameOf(feature: SourceFeature, { version, texts }: Dialect): string {
  const { id, name } = feature;
  if (isOfEtim(feature)) return leaf('FNAME', id);
  if (id === null) return texts('FNAME', name);
  if (version === '1.2') return texts('FNAME', name) || leaf('FNAME', id);
  return parent('FTEMPLATE', [leaf('FT_ID', id), texts('FT_NAME', name)]);
}
