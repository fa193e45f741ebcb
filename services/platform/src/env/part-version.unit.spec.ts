import { join } from 'node:path';
import { partVersion } from './part-version.js';

const root = join(import.meta.dirname, '../../../..');

it('is that of the running package', () => {
  expect(partVersion(join(root, 'services/orders/dist/main.js'))).toMatch(/^\d+\.\d+\.\d+/);
});

it('is unknown in another program', () => {
  expect(partVersion(join(root, 'node_modules/jest/bin/jest.js'))).toBeUndefined();
  expect(partVersion('/nowhere/dist/main.js')).toBeUndefined();
});
