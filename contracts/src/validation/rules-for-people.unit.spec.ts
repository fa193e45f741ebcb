import { z } from 'zod';
import { newUser, parcel, passwordChange, producerData, userData } from '../entities/index.js';
import { type ErrorCode, errorMessage, errorTable } from '../errors/index.js';
import { callExamples, producerData as producer, userData as user } from '../fixtures/index.js';
import {
  atMost,
  email,
  notOneOf,
  passwordFormat,
  phoneFormat,
  required,
  saidOf,
  type Line,
  type Said,
} from './specified-words.js';

const person = callExamples.createUser.request.body;
const measures = { weight: 1, length: 10, width: 10, height: 10, mrnNumber: 'x' };
const shortest = z.object({ text: z.string().min(3) });

/** Section 5 of the specification, line by line: words for everything, and people. */
const rules: Line[] = [
  ['text needs a character', userData, user, { firstName: '' }, 'firstName', required],
  ['blanks are none', userData, user, { firstName: ' \t' }, 'firstName', required],
  [
    'blanks around text do not count',
    userData,
    user,
    { firstName: ` ${'x'.repeat(100)} ` },
    'firstName',
    undefined,
  ],
  ['what is missing must be entered', userData, user, { lastName: undefined }, 'lastName', required],
  [
    'minimum length',
    shortest,
    {},
    { text: 'ab' },
    'text',
    ['{field} muss mindestens 3 Zeichen enthalten.', '{field} must contain at least 3 characters.'],
  ],
  [
    'number minimum',
    parcel,
    measures,
    { length: 0 },
    'length',
    ['muss größer oder gleich 1 sein', 'must be equal to or greater than 1'],
  ],
  [
    'more than',
    parcel,
    measures,
    { weight: 0 },
    'weight',
    ['muss größer als 0 sein', 'must be greater than 0'],
  ],
  [
    'less than',
    producerData,
    producer,
    { platformMargin: 1 },
    'platformMargin',
    ['muss kleiner als 1 sein', 'must be lower than 1'],
  ],
  [
    'not a number',
    parcel,
    measures,
    { weight: 'x' },
    'weight',
    ['Der Wert muss eine Zahl sein.', 'Value must be a number.'],
  ],
  [
    'decimals',
    parcel,
    measures,
    { weight: 1.2345 },
    'weight',
    ['Falsches Format, erlaubte Nachkommastellen: 3.', 'Wrong format, only 3 decimal digits are allowed.'],
  ],

  ['e-mail format', userData, user, { email: 'petra.example.org' }, 'email', email],
  ['e-mail at most 200', userData, user, { email: `${'x'.repeat(190)}@example.org` }, 'email', atMost(200)],
  ['e-mail must be entered', userData, user, { email: ' ' }, 'email', required],
  ['password must be entered', newUser, person, { password: '' }, 'password', required],
  ['password at least 8', newUser, person, { password: 'Aa1!aaa' }, 'password', passwordFormat],
  ['password at most 20', newUser, person, { password: `Aa1!${'a'.repeat(17)}` }, 'password', passwordFormat],
  ['password of 20', newUser, person, { password: `Aa1!${'a'.repeat(16)}` }, 'password', undefined],
  [
    'password with an uppercase letter',
    newUser,
    person,
    { password: 'aaaa1!aa' },
    'password',
    passwordFormat,
  ],
  ['password with a lowercase letter', newUser, person, { password: 'AAAA1!AA' }, 'password', passwordFormat],
  ['password with a digit', newUser, person, { password: 'Aaaa!aaa' }, 'password', passwordFormat],
  [
    'password with a special character',
    newUser,
    person,
    { password: 'Aaaa1aaa' },
    'password',
    passwordFormat,
  ],
  ['a changed password', passwordChange, {}, { newPassword: 'short' }, 'newPassword', passwordFormat],
  ['phone at most 20', userData, user, { phone: '+41 62 555 01 22 0000' }, 'phone', atMost(20)],
  ['phone with 7 digits', userData, user, { phone: '+41 62 5' }, 'phone', phoneFormat],
  ['phone without letters', userData, user, { phone: '062 555 01 22 x' }, 'phone', phoneFormat],
  ['first name at most 100', userData, user, { firstName: 'x'.repeat(101) }, 'firstName', atMost(100)],
  ['last name at most 100', userData, user, { lastName: 'x'.repeat(101) }, 'lastName', atMost(100)],
  ['salutation Mr or Ms', userData, user, { salutation: 'Dr' }, 'salutation', notOneOf],
  ['language en or de', userData, user, { language: 'fr' }, 'language', notOneOf],
];

it.each(rules)('%s', (_, schema, right, change, field, said) => {
  expect(saidOf(schema, { ...right, ...change }, field)).toEqual(said ?? [undefined, undefined]);
  // Before the change nothing was wrong with the field, so it is the change that is spoken of.
  if (field in right) expect(saidOf(schema, right, field)).toEqual([undefined, undefined]);
});

/** Rules that only the service or the form as a whole can judge: their words, and the specification's key for them. */
const judgedElsewhere: [ErrorCode, string | undefined, ...Said][] = [
  [
    'PASSWORDS_NOT_MATCH',
    'validationPasswordsNotMatch',
    'Die Passwörter stimmen nicht überein.',
    'Passwords do not match.',
  ],
  [
    'INVALID_FORM',
    undefined,
    'Bitte füllen Sie das Formular richtig aus',
    'Please fill in the form correctly',
  ],
  ['OLD_PASSWORD_WRONG', undefined, 'Das alte Passwort ist falsch.', 'The old password is wrong.'],
  [
    'PRODUCER_NAME_EXISTS',
    undefined,
    'Einen Hersteller mit diesem Namen gibt es schon.',
    'A manufacturer with this name already exists.',
  ],
  [
    'LAST_DISPATCH_LOCATION',
    undefined,
    'Der letzte Versandort kann nicht entfernt werden.',
    'The last dispatch location cannot be removed.',
  ],
  [
    'ADDRESS_NOT_DELETABLE',
    undefined,
    'Diese Adresse wird gebraucht und kann nicht gelöscht werden.',
    'This address is needed and cannot be deleted.',
  ],
  [
    'SIDEBAR_FILE_REQUIRED',
    undefined,
    'Für ein neues PDF muss eine Datei angegeben werden.',
    'A new PDF needs a file.',
  ],
  [
    'CAPTCHA_INVALID',
    'userRegistrationCaptchaErrorMessage',
    'Wir konnten nicht feststellen, dass Sie kein Roboter sind.',
    'We could not prove that you are not a robot.',
  ],
  [
    'PASSWORD_RESET_CAPTCHA_INVALID',
    'passwordResetCaptchaErrorMessage',
    'Wir konnten nicht feststellen, dass Sie kein Roboter sind.',
    'We could not prove that you are not a robot.',
  ],
];

it.each(judgedElsewhere)('%s is said in the words of the specification', (code, key, de, en) => {
  expect([errorMessage(code, 'de'), errorMessage(code, 'en')]).toEqual([de, en]);
  expect(Reflect.get(errorTable[code], 'key')).toBe(key);
});

it.each([
  ['PASSWORD_FORMAT', 'validationPasswordFormat'],
  ['PHONE_FORMAT', 'validationPhoneFormat'],
  ['TAX_NUMBER_FORMAT', 'validationTaxNumberFormat'],
] as const)('%s is what the specification calls %s', (code, key) => {
  expect(Reflect.get(errorTable[code], 'key')).toBe(key);
});
