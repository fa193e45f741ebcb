import { comesFromOwnPages } from './own-pages.js';

const publicUrl = 'https://werkbank.example/';

it.each([
  ['a page of ours', { 'sec-fetch-site': 'same-origin' }],
  ['a page of ours in an old browser', { origin: 'https://werkbank.example' }],
  ['a program', {}],
])('lets %s use the cookie', (_, headers) => {
  expect(comesFromOwnPages(headers, publicUrl)).toBe(true);
});

it.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a sibling domain', { 'sec-fetch-site': 'same-site' }],
  ['an address typed in', { 'sec-fetch-site': 'none' }],
  [
    'another site that claims our origin',
    { 'sec-fetch-site': 'cross-site', origin: 'https://werkbank.example' },
  ],
  ['another site in an old browser', { origin: 'https://evil.example' }],
  ['a page without an origin', { origin: 'null' }],
])('does not let %s use the cookie', (_, headers) => {
  expect(comesFromOwnPages(headers, publicUrl)).toBe(false);
});
