import type { Language } from '@werkbank/contracts/localization';
import { Children, textOf, textsOf } from './bmecat-elements.js';
import type { LeftOut } from './left-out.js';
import type { SentFeature, SentFeatures, SentTexts } from './sent-article.js';
import type { XmlElement } from './xml-records.js';

/** Features by the system that names them. In a tree, a feature's name begins with the names of those above it. */
export function featuresOf(
  blocks: readonly XmlElement[],
  language: Language | undefined,
  leftOut: LeftOut,
): SentFeatures[] {
  return blocks.map((block) => {
    const children = new Children(block, leftOut);
    const system = children.text('REFERENCE_FEATURE_SYSTEM_NAME');
    const group = children.firstText(
      'REFERENCE_FEATURE_GROUP_ID',
      'REFERENCE_FEATURE_GROUP_ID2',
      'REFERENCE_FEATURE_GROUP_NAME',
    );
    const sent = [
      ...children.all('FEATURE'),
      ...children.all('FEATURE_GROUP').flatMap((part) => featuresOfPart(part, leftOut)),
    ].map((feature) => featureOf(feature, language, leftOut));
    children.countRest();
    const named = withNamesOfTree(sent);
    const features = named.filter(({ values }) => values.length > 0);
    if (features.length < named.length)
      leftOut.add('FEATURE', 'WithoutValue', named.length - features.length);
    return { system, group, features };
  });
}

/** Files by ECLASS part their features by aspects; keys of the tree reach over all parts. */
function featuresOfPart(part: XmlElement, leftOut: LeftOut): XmlElement[] {
  const children = new Children(part, leftOut);
  children.all('REFERENCE_FEATURE_GROUP_ID', 'REFERENCE_FEATURE_GROUP_NAME');
  const features = children.all('FEATURE');
  children.countRest();
  return features;
}

interface TreeFeature extends SentFeature {
  key: string | undefined;
  parentKey: string | undefined;
}

function featureOf(element: XmlElement, language: Language | undefined, leftOut: LeftOut): TreeFeature {
  const children = new Children(element, leftOut);
  const template = templateOf(children.one('FTEMPLATE'), language, leftOut);
  const written = children.texts(language, 'FNAME');
  const sentName = Object.keys(written).length > 0 ? written : template.name;
  const id = children.text('FT_IDREF') ?? etimKey(sentName) ?? template.id;
  const words = children.texts(language, 'FDESCR');
  const values = valuesOf(children.all('FVALUE', 'VARIANTS'), language, leftOut);
  const details = valuesOf(children.all('FVALUE_DETAILS'), language, leftOut);
  // A value of a list is given by its key, with its words beside it.
  const isKey =
    values.every(isEtimValue) && (values.length > 0 || children.text('VALUE_IDREF') !== undefined);
  const feature = {
    id,
    // By the guidelines of ETIM, keys replace words, which follow beside them.
    name: etimKey(sentName) !== undefined && Object.keys(words).length > 0 ? words : sentName,
    values:
      isKey && details.length >= values.length ? details.filter((one) => !isName(one, sentName)) : values,
    unit: children.text('FUNIT') ?? template.unit,
    key: children.text('FID'),
    parentKey: children.text('FPARENT_ID'),
  };
  children.countRest();
  return feature;
}

/** The definition of a feature that its article repeats. */
function templateOf(element: XmlElement | undefined, language: Language | undefined, leftOut: LeftOut) {
  const children = new Children(element, leftOut);
  const template = {
    id: children.text('FT_ID'),
    name: children.texts(language, 'FT_NAME'),
    unit: children.text('FT_UNIT'),
  };
  children.countRest();
  return template;
}

/** The head of a part of the tree has its own name as its value. */
const isName = (value: SentTexts, name: SentTexts): boolean =>
  Object.entries(value).every(([code, text]) => name[code as keyof SentTexts] === text);

/** Several values, and one value in several languages: elements that name the same language again begin the next value. */
function valuesOf(
  elements: readonly XmlElement[],
  language: Language | undefined,
  leftOut: LeftOut,
): SentTexts[] {
  const values: SentTexts[] = [];
  const leaveOut = (code: string) => leftOut.add(`FVALUE (${code})`, 'OtherLanguage');
  for (const element of elements.some(({ children }) => children.length > 0)
    ? variantsIn(elements)
    : elements) {
    if (isNoValue(textOf(element))) continue;
    const texts = textsOf([element], language, leaveOut);
    if (Object.keys(texts).length === 0) continue;
    const last = values.at(-1);
    const continues =
      last !== undefined &&
      element.attributes['lang'] !== undefined &&
      Object.keys(texts).every((code) => !(code in last));
    if (continues) Object.assign(last, texts);
    else values.push(texts);
  }
  return values;
}

/** Values of 1.2 in `VARIANT` elements, and plain ones. */
function variantsIn(elements: readonly XmlElement[]): XmlElement[] {
  return elements.flatMap((element) =>
    element.children.length === 0
      ? [element]
      : element.children.flatMap(({ children }) => children.filter(({ name }) => name === 'FVALUE')),
  );
}

/** Files fill the place of a missing value by signs. */
function isNoValue(text: string | undefined): boolean {
  return text === undefined || (text.length < 6 && noValue.test(text));
}

const noValue = /^(?:-+|–|n\/a|n\.a\.|k\.a\.)$/i;

const isEtimValue = (texts: SentTexts) => Object.values(texts).every((text) => /^EV\d{6}$/.test(text));

/** By ETIM's guidelines a feature's name is its key, such as `EF000007`. */
function etimKey(name: SentTexts): string | undefined {
  return Object.values(name).find((text) => /^EF\d{6}$/.test(text));
}

function withNamesOfTree(features: readonly TreeFeature[]): SentFeature[] {
  const byKey = new Map(
    features.flatMap((feature) => (feature.key === undefined ? [] : [[feature.key, feature]])),
  );
  return features.map(({ key, parentKey, ...feature }) => {
    let name = feature.name;
    const seen = new Set([key]);
    for (
      let above = byKey.get(parentKey ?? '');
      above && !seen.has(above.key);
      above = byKey.get(above.parentKey ?? '')
    ) {
      seen.add(above.key);
      name = joined(above.name, name);
    }
    return { ...feature, name };
  });
}

function joined(above: SentTexts, below: SentTexts): SentTexts {
  const names: SentTexts = {};
  for (const code of ['de', 'en', 'und'] as const) {
    const parts = [above[code], below[code]].filter((part) => part !== undefined);
    if (below[code] !== undefined) names[code] = parts.join(' – ');
  }
  return names;
}
