import { languages } from '@werkbank/contracts/localization';
import { allReasons, reasonIn } from './reasons-in.js';

describe('a reason', () => {
  it.each(Object.keys(allReasons))('%s has a sentence of its own in each language', (code) => {
    for (const language of languages) {
      const said = reasonIn(code, language);
      expect(said).toMatch(/^[A-ZÄÖÜ].{9,}\.$/);
      expect(said).not.toContain(code);
      const same = Object.keys(allReasons).filter((other) => reasonIn(other, language) === said);
      expect(same).toEqual([code]);
    }
    expect(new Set(languages.map((language) => reasonIn(code, language))).size).toBe(languages.length);
  });

  it('that no longer exists keeps its code', () => {
    expect(reasonIn('toString', 'de')).toBe('toString');
  });
});
