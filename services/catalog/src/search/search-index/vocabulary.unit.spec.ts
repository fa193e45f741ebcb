import { understandQuery } from './understand-query.js';
import { tradeVocabulary, vocabularyWith } from './vocabulary.js';

describe('a word that a shop adds', () => {
  const vocabulary = vocabularyWith([
    { de: ['Klemmfix', 'Spannzange'], en: [] },
    { de: ['Dingsbums', 'Messuhr digital'], en: ['thingy'] },
  ]);
  const namesOf = (text: string) =>
    understandQuery(text, 'de', vocabulary).terms.flatMap(({ names }) => names.map((name) => name.join(' ')));

  it("finds the shop's meaning with the trade's names for it", () => {
    expect(namesOf('klemmfix 8')).toEqual(expect.arrayContaining(['spannzange', 'zange_er']));
  });

  it('may mean several words, and is understood in either language', () => {
    expect(namesOf('thingy')).toContain('messuhr_digital');
  });

  it('is found by the names of the trade', () => {
    expect(namesOf('collet')).toContain('klemmfix');
  });

  it("finds the trade's names in one direction", () => {
    const oneWay = vocabularyWith([
      { de: ['Klemmfix'], en: [], narrower: { de: ['Inbusschlüssel'], en: [] } },
    ]);
    const others = (name: string) => oneWay.nameAt([name], 0, 'de')?.others.flat() ?? [];
    expect(others('klemmfix')).toEqual(expect.arrayContaining(['inbusschluessel', 'winkelschraubendreher']));
    expect(others('inbusschluessel')).not.toContain('klemmfix');
  });

  it('is unknown to other shops', () => {
    expect(tradeVocabulary.nameAt(['klemmfix'], 0, 'de')).toBeUndefined();
  });
});

it('finds the kinds of a thing by its name, and only the kind by its own', () => {
  const others = (name: string) =>
    tradeVocabulary.nameAt(name.split(' '), 0, 'en')?.others.map((words) => words.join(' '));
  expect(others('twist drill')).toContain('stub_drill');
  expect(others('stub drill')).not.toContain('twist_drill');
});

it('knows a plural as the same thing', () => {
  expect(tradeVocabulary.nameAt(['hex', 'keys'], 0, 'en')?.length).toBe(2);
  expect(tradeVocabulary.nameAt(['keys'], 0, 'en')).toBeUndefined();
});
