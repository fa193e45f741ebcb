import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { incompatibilities } from './compare-shapes.js';
import { type ContractShape, contractShape } from './contract-shape.js';

const file = join(import.meta.dirname, '../../snapshots/contract.json');

describe('the contract', () => {
  const committed = JSON.parse(readFileSync(file, 'utf8')) as ContractShape;
  const current = JSON.parse(JSON.stringify(contractShape())) as ContractShape;

  it('still serves every part that was built against the committed snapshot', () => {
    expect(incompatibilities(committed, current)).toEqual([]);
  });

  it('is the one in the committed snapshot (npm run snapshot -w @werkbank/contracts renews it)', () => {
    expect(current).toEqual(committed);
  });
});
