import { join } from 'node:path';
import { partVersion } from './part-version.js';

const root = join(import.meta.dirname, '../../../..');

it('is what the package of the running part says', () => {
  expect(partVersion(join(root, 'services/orders/dist/main.js'))).toMatch(/^\d+\.\d+\.\d+/);
});

it('is unknown where something else is run', () => {
  expect(partVersion(join(root, 'node_modules/jest/bin/jest.js'))).toBeUndefined();
  expect(partVersion('/nowhere/dist/main.js')).toBeUndefined();
});
