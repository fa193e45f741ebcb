import type { Language } from '@werkbank/contracts/localization';
import { caps } from '../caps.js';
import type { SentFeature, SentFeatures, SentTexts } from '../read-file/sent-article.js';
import type {
  Classification,
  CuttingData,
  ImportedFeature,
  ImportedFeatures,
  Texts,
} from './imported-article.js';
import type { Notes } from './notes.js';
import { decimalOf } from './numbers.js';
import { textsOf } from './texts.js';
import { unitSign } from './units.js';

export function featuresOf(
  blocks: readonly SentFeatures[],
  language: Language | undefined,
  decimalSign: '.' | ',',
  notes: Notes,
): ImportedFeatures[] {
  let room: number = caps.featuresOfArticle;
  return blocks.flatMap(({ system, group, features }) => {
    const taken = features.slice(0, room);
    room -= taken.length;
    if (taken.length < features.length) notes.leaveOut('features', 'TooMany', features.length - taken.length);
    const understood = taken.flatMap((feature) => featureOf(feature, language, decimalSign, notes) ?? []);
    return understood.length === 0 ? [] : [{ system, classId: group, features: understood }];
  });
}

function featureOf(
  sent: SentFeature,
  language: Language | undefined,
  decimalSign: '.' | ',',
  notes: Notes,
): ImportedFeature | undefined {
  const name = textsOf(sent.name, language, { field: 'feature name', most: caps.nameCharacters }, notes);
  if (!name && sent.id === undefined) return notes.leaveOut('feature name', 'WithoutValue');
  const values = sent.values.flatMap((value) => {
    const number = numberOf(value, decimalSign);
    const rule = { field: 'feature value', most: caps.textCharacters, hasLines: true };
    return number ?? textsOf(value, language, rule, notes) ?? [];
  });
  if (values.length === 0) return notes.leaveOut('feature', 'WithoutValue');
  const unit = sent.unit === undefined ? '' : unitSign(sent.unit);
  return { id: sent.id, name: name ?? {}, values, unit: unit === '' ? undefined : unit };
}

const digitsAndSigns = /^[-−–]?\d[\d.,'’ \u00A0\u202F]{0,20}$/;

/** A number in one reading, the same in each language. Codes with zeros in front and numbers of many digits stay texts. */
function numberOf(value: SentTexts, decimalSign: '.' | ','): number | undefined {
  let number: number | undefined;
  for (const code of ['de', 'en', 'und'] as const) {
    const text = value[code];
    if (text === undefined) continue;
    if (!digitsAndSigns.test(text) || /^[-−–]?0\d/.test(text)) return undefined;
    const read = decimalOf(text, decimalSign);
    if ('reason' in read || read.decimal.length > 17) return undefined;
    if (number !== undefined && number !== Number(read.decimal)) return undefined;
    number = Number(read.decimal);
  }
  return number;
}

const systems: readonly [RegExp, string][] = [
  [/etim/i, 'ETIM'],
  [/e?cl[@a]?ss/i, 'ECLASS'],
  [/unspsc/i, 'UNSPSC'],
];

/** Classes of an article: ETIM's EC000293, ECLASS' 21-04-01-03. Groups of other systems keep their words. */
export function classificationsOf(blocks: readonly SentFeatures[]): Classification[] {
  return blocks.flatMap(({ system, group }) => {
    const code = group?.trim() ?? '';
    if (code === '') return [];
    const named = system ?? (/^EC\d{6}$/i.test(code) ? 'ETIM' : undefined);
    if (named === undefined) return [];
    const known = systems.find(([form]) => form.test(named))?.[1] ?? named.replace(/[-_ ]?[\d.]+$/, '');
    const version = /(\d+(?:[._]\d+)*)\s*$/.exec(named)?.[1]?.replaceAll('_', '.');
    return [
      {
        system: known,
        version,
        code: known === 'ECLASS' ? code.replaceAll(/[\s-]/g, '') : code.toUpperCase(),
      },
    ];
  });
}

const cuttingFeature = /^(vc|fz|f)[\s_.:([-]*([PMKNSH])[)\]]?(?:[\s,([]|$)/;

/** Cutting data in features such as `vc P` (m/min) and `fz P` (mm), which tables of makers have as columns. */
export function cuttingDataOf(
  blocks: readonly { features: readonly Pick<ImportedFeature, 'name' | 'values'>[] }[],
): CuttingData[] {
  const byMaterial = new Map<string, CuttingData>();
  for (const { name, values } of blocks.flatMap(({ features }) => features)) {
    const [, kind, material] = cuttingFeature.exec(anyText(name)) ?? [];
    const [number] = values;
    if (material === undefined || typeof number !== 'number' || number <= 0) continue;
    const data = byMaterial.get(material) ?? { material, speed: null, feed: null };
    if (kind === 'vc') data.speed ??= number;
    else data.feed ??= number;
    byMaterial.set(material, data);
  }
  return [...byMaterial.values()];
}

const anyText = (texts: Texts) => texts.de ?? texts.en ?? '';
