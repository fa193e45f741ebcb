import { registrationLetter } from '../../identity/register-customer/registration-letter.js';
import { greeting } from './greeting.js';

const reader = { language: 'de', firstName: 'Zoë', lastName: 'Dr. von der Mühll' } as const;

it('names the reader in their language', () => {
  expect(greeting(reader)).toBe('Guten Tag Zoë Dr. von der Mühll,');
  expect(greeting({ ...reader, language: 'en' })).toBe('Hello Zoë Dr. von der Mühll,');
});

it.each(['https://evil.example', 'Win at evil.example', 'call me@evil.example', 'x'.repeat(80)])(
  'takes %j for no name',
  (lastName) => {
    expect(greeting({ ...reader, lastName })).toBe('Guten Tag,');
  },
);

it.each(['de', 'en'] as const)('is all that a registration puts into the mail in %s', (language) => {
  const user = {
    ...reader,
    language,
    email: 'a@b.example',
    salutation: 'Ms' as const,
    phone: '+41 52 555 01 01',
  };
  const company = { name: 'You have won: www.evil.example' };
  const entered = { user, company };
  const letter = registrationLetter(entered, 'https://ours.example');
  expect(JSON.stringify(letter)).not.toContain('evil');
});
