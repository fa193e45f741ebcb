import { holdsPersonalData } from './holds-personal-data.js';

it.each([
  'mia.muster@muster.example',
  'bohrer für mia@muster',
  '+41 79 123 45 67',
  'bitte anrufen 079 123 45 67',
  '079/123.45.67',
  '0041791234567',
  '(030) 1234-5678',
])('takes "%s" for personal data', (text) => expect(holdsPersonalData(text)).toBe(true));

it.each([
  'klemmfix 8',
  'spiralbohrer 0,68 x 0,5',
  '0-25 0.01',
  'sp-338 0680',
  '4012345000001',
  '312412.110',
  'm8x1,25 100 stk',
  'din 338 6,80 mm',
])('treats "%s" as a search, not as personal data', (text) => expect(holdsPersonalData(text)).toBe(false));
