import { z } from 'zod';
import { calls } from '../calls/index.js';
import {
  addressData,
  companyData,
  producerData,
  quantity,
  registeredCompany,
  sidebarItemData,
} from '../entities/index.js';
import { callExamples, companyData as company, producerData as producer } from '../fixtures/index.js';
import { errorTable } from '../errors/index.js';
import { atMost, notOneOf, required, saidOf, starts, type Line, webAddress } from './specified-words.js';

const address = callExamples.createCustomerAddress.request.body;
const item = callExamples.createSidebarItem.request.body;
const registration = callExamples.registerCustomer.request.body;
const registerCustomer = calls.registerCustomer.body ?? z.never();
const lines = z.object({ quantity });

const { de, en } = errorTable.EORI_FORMAT;
const eoriFormat = [de, en] as const;

/** Section 5 of the specification, line by line: companies, addresses, producers, baskets and help. */
const noRobot = [
  'Wir konnten nicht feststellen, dass Sie kein Roboter sind.',
  'We could not prove that you are not a robot.',
] as const;

const rules: Line[] = [
  ['company name at most 500', companyData, company, { name: 'x'.repeat(501) }, 'name', atMost(500)],
  [
    'tax number at most 50',
    companyData,
    company,
    { taxNumber: `CHE-${'1'.repeat(47)}` },
    'taxNumber',
    atMost(50),
  ],
  ['tax number of a company', companyData, company, { taxNumber: null }, 'taxNumber', required],
  [
    'tax number of a community',
    companyData,
    company,
    { taxNumber: null, customerType: 'Community' },
    'taxNumber',
    undefined,
  ],
  ['tax number in Switzerland', companyData, company, { taxNumber: 'DE1234' }, 'taxNumber', starts('CHE-')],
  [
    'tax number elsewhere',
    companyData,
    company,
    { country: 'AT', taxNumber: 'CHE-1' },
    'taxNumber',
    starts('DE'),
  ],
  [
    'tax number of who registers',
    registeredCompany,
    registration.company,
    { taxNumber: 'x' },
    'taxNumber',
    starts('CHE-'),
  ],
  ['EORI number', companyData, company, { eoriNumber: 'CHE-1' }, 'eoriNumber', eoriFormat],
  ['kanton of a kanton', companyData, company, { customerType: 'Kanton', kanton: null }, 'kanton', required],

  ['street at most 50', addressData, address, { street: 'x'.repeat(51) }, 'street', atMost(50)],
  ['house at most 10', addressData, address, { house: '1'.repeat(11) }, 'house', atMost(10)],
  [
    'supplement at most 35',
    addressData,
    address,
    { addressSupplement: 'x'.repeat(36) },
    'addressSupplement',
    atMost(35),
  ],
  [
    'zip code at most 12',
    addressData,
    { ...address, country: 'FR' },
    { zipCode: '1'.repeat(13) },
    'zipCode',
    atMost(12),
  ],
  [
    'a postal code that is none',
    addressData,
    address,
    { zipCode: '46OO' },
    'zipCode',
    ['Ungültige Postleitzahl.', 'Invalid postal code.'],
  ],
  ['city at most 50', addressData, address, { city: 'x'.repeat(51) }, 'city', atMost(50)],
  ['address name at most 50', addressData, address, { name: 'x'.repeat(51) }, 'name', atMost(50)],
  ['country of two capital letters', addressData, address, { country: 'ch' }, 'country', notOneOf],

  ['producer name must be entered', producerData, producer, { algoliaId: '' }, 'algoliaId', required],
  [
    'producer name at most 500',
    producerData,
    producer,
    { algoliaId: 'x'.repeat(501) },
    'algoliaId',
    atMost(500),
  ],
  [
    'margin from 0',
    producerData,
    producer,
    { platformMargin: -0.01 },
    'platformMargin',
    ['muss größer oder gleich 0 sein', 'must be equal to or greater than 0'],
  ],
  [
    'margin with one decimal',
    producerData,
    producer,
    { platformMargin: 0.1234 },
    'platformMargin',
    ['Falsches Format, erlaubte Nachkommastellen: 1.', 'Wrong format, only 1 decimal digits are allowed.'],
  ],
  ['video link is optional', producerData, producer, { videoLink: null }, 'videoLink', undefined],
  [
    'video link is no script',
    producerData,
    producer,
    { videoLink: 'javascript:alert(1)' },
    'videoLink',
    webAddress,
  ],

  [
    'quantity from 1',
    lines,
    {},
    { quantity: 0 },
    'quantity',
    ['muss größer oder gleich 1 sein', 'must be equal to or greater than 1'],
  ],
  [
    'quantity to 9999',
    lines,
    {},
    { quantity: 10_000 },
    'quantity',
    ['muss kleiner oder gleich 9999 sein', 'must be equal to or lower than 9999'],
  ],
  [
    'quantity in digits',
    lines,
    {},
    { quantity: '1' },
    'quantity',
    ['Der Wert muss eine Zahl sein.', 'Value must be a number.'],
  ],

  ['title of a help item', sidebarItemData, item, { title: '' }, 'title', required],
  ['type of a help item', sidebarItemData, item, { type: undefined }, 'type', required],
  ['status of a help item', sidebarItemData, item, { status: undefined }, 'status', required],
  ['order of a help item', sidebarItemData, item, { order: undefined }, 'order', required],
  ['help item leads to a page', sidebarItemData, item, { url: 'nonsense' }, 'url', webAddress],
  [
    'address of a video',
    sidebarItemData,
    item,
    { url: null },
    'url',
    ['Für ein Video muss eine Adresse angegeben werden.', 'A video needs an address.'],
  ],

  [
    'consent to terms and privacy',
    registerCustomer,
    registration,
    { agreedToTermsAndPrivacy: false },
    'agreedToTermsAndPrivacy',
    [
      'Bitte stimmen Sie den Geschäftsbedingungen und der Datenschutzerklärung zu.',
      'Please agree to the terms and the privacy policy.',
    ],
  ],
  ['proof of no robot', registerCustomer, registration, { captchaToken: '' }, 'captchaToken', noRobot],
];

it.each(rules)('%s', (_, schema, right, change, field, said) => {
  expect(saidOf(schema, { ...right, ...change }, field)).toEqual(said ?? [undefined, undefined]);
  // Before the change nothing was wrong with the field, so it is the change that is spoken of.
  if (field in right) expect(saidOf(schema, right, field)).toEqual([undefined, undefined]);
});
