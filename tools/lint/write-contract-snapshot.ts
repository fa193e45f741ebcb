import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContractShape, contractShape, incompatibilities } from '@werkbank/contracts/compatibility';

// Renews snapshots/contract.json. Refuses changes that break deployed parts, except with `--breaking`.
const file = join(import.meta.dirname, '../../contracts/snapshots/contract.json');
const current = contractShape();
const reasons = existsSync(file)
  ? incompatibilities(JSON.parse(readFileSync(file, 'utf8')) as ContractShape, current)
  : [];
if (reasons.length > 0 && !process.argv.includes('--breaking')) {
  process.stderr.write(`This change breaks parts that are out there:\n  ${reasons.join('\n  ')}\n`);
  process.exitCode = 1;
} else {
  writeFileSync(file, `${JSON.stringify(current, null, 1)}\n`);
}
