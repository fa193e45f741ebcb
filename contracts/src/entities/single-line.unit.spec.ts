import { callExamples } from '../fixtures/index.js';
import { readPart } from '../validation/index.js';
import { accountCalls } from '../calls/admin-accounts.js';
import { platformCalls } from '../calls/admin-platform.js';

const registration = callExamples.registerCustomer.request.body;
const register = (changes: { user?: object; company?: object }) =>
  readPart(accountCalls.registerCustomer.body, {
    ...registration,
    user: { ...registration.user, ...changes.user },
    company: { ...registration.company, ...changes.company },
  });

it.each([
  ['a line break', 'Petra\r\nhttps://evil.example'],
  ['another line break', 'Petra\u2028Brunner'],
  ['a control character', 'Petra\u0007'],
  ['text that runs the other way', 'Petra\u202egnp.exe'],
  ['text set apart', 'Petra\u2066x\u2069'],
])('refuses %s in a name, for it goes into mails, documents and files', (_, firstName) => {
  expect(register({ user: { firstName } })).toMatchObject({
    refusal: { code: 'FIELD_CHARACTERS', field: 'user.firstName' },
  });
  expect(register({ company: { name: firstName } })).toMatchObject({
    refusal: { code: 'FIELD_CHARACTERS', field: 'company.name' },
  });
  expect(register({ company: { kanton: firstName } })).toMatchObject({
    refusal: { code: 'FIELD_CHARACTERS', field: 'company.kanton' },
  });
});

it.each(['Zoë von der Mühll', 'O’Brien', 'Søren-Åge', 'Łukasz Żółć', 'Μαρία', 'Müller & Söhne <Werkzeuge>'])(
  'takes %s',
  (lastName) => {
    expect(register({ user: { lastName } })).toHaveProperty('value');
  },
);

it.each([
  [`${'a'.repeat(64)}@x.example`, true],
  [`${'a'.repeat(65)}@x.example`, false],
])('knows how long an address may be: %s', (email, taken) => {
  expect('value' in register({ user: { email } })).toBe(taken);
});

it.each(['/\\evil.example', '//evil.example', 'https://ours.example\\@evil.example', '/help\\..\\x'])(
  'takes no help at %s, which browsers read as another place',
  (url) => {
    const body = { ...callExamples.createSidebarItem.request.body, url };
    expect(readPart(platformCalls.createSidebarItem.body, body)).toMatchObject({ refusal: { field: 'url' } });
  },
);
