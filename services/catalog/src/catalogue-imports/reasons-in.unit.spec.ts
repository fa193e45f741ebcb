import { languages } from '@werkbank/contracts/localization';
import { allReasons, failureIn, reasonIn } from './reasons-in.js';

describe('a reason', () => {
  it.each(Object.keys(allReasons))('%s has its own message in each language', (code) => {
    for (const language of languages) {
      const said = reasonIn(code, language);
      expect(said).toMatch(/^[A-ZÄÖÜ].{9,}\.$/);
      expect(said).not.toContain(code);
      const same = Object.keys(allReasons).filter((other) => reasonIn(other, language) === said);
      expect(same).toEqual([code]);
    }
    expect(new Set(languages.map((language) => reasonIn(code, language))).size).toBe(languages.length);
  });

  it('of a whole file contains the line and its content', () => {
    const failure = { code: 'UsesDeclaredEntity', line: 12, detail: 'lol' };
    expect(failureIn(failure, 'de')).toMatch(/erlaubt\. \(Zeile 12: lol\)$/);
    expect(failureIn({ code: 'BrokenXml', line: 3 }, 'en')).toMatch(/cut off\. \(Line 3\)$/);
    expect(failureIn({ code: 'EmptyFile' }, 'en')).toBe('The file is empty.');
  });

  it('that no longer exists keeps its code', () => {
    expect(reasonIn('toString', 'de')).toBe('toString');
  });
});
