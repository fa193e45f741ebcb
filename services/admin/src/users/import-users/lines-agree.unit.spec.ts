import { userData } from '@werkbank/contracts/entities';
import { isRefusal } from '@werkbank/contracts/errors';
import { csvText } from '@werkbank/contracts/csv';
import { userFileColumns } from '@werkbank/contracts/user-file';
import { readPart } from '@werkbank/contracts/validation';
import fc from 'fast-check';
import { readLine } from './read-line.js';
import { readUserFile } from './read-user-file.js';

/** Fields that the form of a user also has, in the same words. */
const asTyped = ['email', 'firstName', 'lastName', 'phone'] as const;
const odd = ['', ' ', '\u200b', '\u202e', '🛠️', '"', '""', ';', 'a;b', '=1+1', '<b>', '9'.repeat(40)];
const cell = (...right: string[]) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...right) },
    { weight: 2, arbitrary: fc.constantFrom(...right).map((text) => ` ${text}${text} `) },
    { weight: 1, arbitrary: fc.constantFrom(...odd, 'x'.repeat(101), 'x'.repeat(300)) },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 120 }) },
  );
const line = fc.record({
  email: cell('vera@firma.example', 'p.m+x@a-b.example.ch'),
  salutation: fc.constantFrom('Frau', 'Mr', 'ms'),
  firstName: cell('Vera', 'Zoë'),
  lastName: cell('Müller', 'von der Mühll'),
  phone: cell('+41 52 555 00 00', '0049 7021 5550-12'),
  language: fc.constantFrom('de', 'EN'),
  companyId: fc.constantFrom('201', '202'),
  companyAdmin: fc.constantFrom('', 'ja', 'no'),
});

it('a line of a file is taken and refused for the same reasons as what is typed into the form', async () => {
  const agrees = async (typed: Record<(typeof userFileColumns)[number]['field'], string>) => {
    const head = userFileColumns.map(({ title }) => title.de);
    const file = csvText([head, userFileColumns.map(({ field }) => typed[field])]);
    const lines = await readUserFile(Buffer.from(file), 'de');
    if (isRefusal(lines)) throw new Error(`the file is refused: ${lines.code}`);
    const read = readLine(lines[0]!);
    const problems = new Map(Array.isArray(read) ? read.map(({ code, field }) => [field, code]) : []);
    for (const field of asTyped) {
      const judged = readPart(userData.pick({ [field]: true } as { [K in typeof field]: true }), {
        [field]: typed[field],
      });
      expect([field, problems.get(field)]).toEqual([
        field,
        'refusal' in judged ? judged.refusal.code : undefined,
      ]);
      if (!Array.isArray(read) && 'value' in judged && field !== 'email') {
        expect(read[field]).toBe(Reflect.get(judged.value, field));
      }
    }
  };
  await fc.assert(fc.asyncProperty(line, agrees), { numRuns: Number(process.env['FORM_RUNS'] ?? 300) });
});
