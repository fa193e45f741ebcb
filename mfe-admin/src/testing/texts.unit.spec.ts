import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localeGaps } from '@werkbank/kit/testing/locale-gaps';
import de from '../../locales/de.json';
import en from '../../locales/en.json';

const root = join(import.meta.dirname, '..');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.spec.'))
  .map((file) => readFileSync(join(root, file), 'utf8'));

const known = new Set(keysOf(de).map((key) => key.replace(/_(one|other)$/, '')));

function keysOf(texts: object, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}${key}`] : keysOf(value as object, `${prefix}${key}.`),
  );
}

describe('the texts of the administration', () => {
  it('are the same in both languages', () => {
    expect(localeGaps({ de, en })).toEqual([]);
  });

  it('hold every key that a screen asks for', () => {
    const asked = sources.flatMap((source) =>
      [...source.matchAll(/\bt\((?:[^()'`]*\? )?'([\w.]+)'(?: : '([\w.]+)')?/g)].flatMap(([, one, other]) =>
        [one, other].filter((key) => key !== undefined),
      ),
    );
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter((key) => !known.has(key))).toEqual([]);
  });
});
