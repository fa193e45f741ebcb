import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { personalDataTable } from '@werkbank/platform/personal-data';
import { personalDataGaps } from '@werkbank/platform/testing';
import { ordersDatabase } from '../database.js';
import { personalData } from './personal-data.js';

it('has an erasure for every column that may hold personal data', async () => {
  expect(await personalDataGaps(ordersDatabase, personalData)).toEqual([]);
}, 60_000);

it('is the same in the README', () => {
  const lean = (line: string) => line.replaceAll(/\s+/g, ' ').replaceAll(/-+/g, '-').trim();
  const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8')
    .split('\n')
    .map(lean);
  expect(readme).toEqual(expect.arrayContaining(personalDataTable(personalData).map(lean)));
});
