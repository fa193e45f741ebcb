import fc from 'fast-check';
import { allOf, anyOf, type Condition, lexeme, not } from '../condition.js';
import { LexemesOfGroups } from './group-lexemes.js';
import { settle } from './settle.js';

type Words = Readonly<Record<string, string>>;

const words = ['bohrer', 'bohren', 'hss', '$6.8', 'sp338', 'tin'];
const article = fc.dictionary(fc.constantFrom(...words), fc.constantFrom('A', 'B', 'AC', 'D'));
const atom = fc
  .tuple(
    fc.constantFrom(...words, 'bohr', 'sp', 'nagel'),
    fc.constantFrom('' as const, 'A' as const, 'AB' as const),
    fc.boolean(),
  )
  .map(([word, fields, isBeginning]): Condition => lexeme(word, fields, isBeginning));
const condition = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 3 },
    atom,
    fc.array(tie('condition'), { minLength: 1, maxLength: 3 }).map(allOf),
    fc.array(tie('condition'), { minLength: 1, maxLength: 3 }).map(anyOf),
    tie('condition').map(not),
  ),
})).condition;

function isMet(asked: Condition, words: Words): boolean {
  if ('all' in asked) return asked.all.every((one) => isMet(one, words));
  if ('any' in asked) return asked.any.some((one) => isMet(one, words));
  if ('not' in asked) return !isMet(asked.not, words);
  return Object.entries(words).some(
    ([word, letters]) =>
      (asked.isBeginning ? word.startsWith(asked.lexeme) : word === asked.lexeme) &&
      (asked.fields === '' || letters.split('').some((letter) => asked.fields.includes(letter))),
  );
}

function commonOf(articles: readonly Words[]): Words {
  const [first = {}, ...others] = articles;
  const letters = Object.entries(first).map(([word, letters]): [string, string] => [
    word,
    letters
      .split('')
      .filter((letter) => others.every((other) => other[word]?.includes(letter)))
      .join(''),
  ]);
  return Object.fromEntries(letters.filter(([, letters]) => letters !== ''));
}

/** Words with digits are known by the letters with which they begin. */
function anyOfThem(articles: readonly Words[]): Words {
  const any: Record<string, string> = {};
  for (const [word, letters] of articles.flatMap((words) => Object.entries(words))) {
    const telling = /\d/.test(word) ? (/^\p{L}+/u.exec(word)?.[0] ?? '') : word;
    if (telling !== '') any[telling] = `${any[telling] ?? ''}${letters}`;
  }
  return any;
}

it('decides for a group as a whole if all of its articles agree, and leaves the rest to these', () => {
  fc.assert(
    fc.property(
      fc.array(article, { minLength: 1, maxLength: 4 }),
      condition,
      fc.boolean(),
      (articles, asked, isKnown) => {
        const any = isKnown ? anyOfThem(articles) : null;
        const settled = settle(asked, new LexemesOfGroups().add(commonOf(articles), any));
        for (const words of articles)
          expect(typeof settled === 'boolean' ? settled : isMet(settled, words)).toBe(isMet(asked, words));
      },
    ),
    { numRuns: 2_000 },
  );
});

it('decides most where the words of all articles are known', () => {
  const group = new LexemesOfGroups().add({ bohrer: 'A', hss: 'C' }, { bohrer: 'A', hss: 'C', tin: 'C' });
  const asked = allOf([anyOf([lexeme('bohr', 'A', true), lexeme('nagel')]), lexeme('tin'), lexeme('$6.8')]);
  expect(settle(asked, group)).toEqual(allOf([lexeme('tin'), lexeme('$6.8')]));
  expect(settle(lexeme('nagel'), group)).toBe(false);
  expect(settle(lexeme('hss', 'A'), group)).toBe(false);
  expect(settle(lexeme('hss', 'ABC'), group)).toBe(true);
});

it('decides for each group by its own lexemes, also for groups that are added later', () => {
  const groups = new LexemesOfGroups();
  const asked = lexeme('tin', '', true);
  const first = groups.add({ hss: 'A' }, { hss: 'A' });
  expect(settle(asked, first)).toBe(false);
  const second = groups.add({ tinox: 'A' }, { tinox: 'A' });
  const third = groups.add({}, { tin: 'B' });
  expect([first, second, third].map((group) => settle(asked, group))).toEqual([false, true, asked]);
});
