import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { reasonsAgainst } from './judge-deployment.ts';
import { folderOf, type PartContract, partContract, repositoryRoot } from './part-contract.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    deployed: { type: 'string', default: process.env.DEPLOYED_DIR ?? join(repositoryRoot, '.deployed') },
    record: { type: 'boolean', default: false },
  },
});
const [part = ''] = positionals;
if (part === '' || !existsSync(join(repositoryRoot, folderOf(part), 'package.json'))) {
  console.error('Usage: npm run can-deploy -- <part> [--deployed <folder>] [--record]');
  console.error('       --record notes the part as deployed, once it is');
  process.exit(2);
}
const folder = resolve(values.deployed);
const candidate = partContract(part);
if (values.record) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${part}.json`), `${JSON.stringify(candidate)}\n`);
  console.log(`${part} ${candidate.version} is noted as deployed.`);
  process.exit(0);
}
const running = existsSync(folder)
  ? readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as PartContract)
  : [];
const reasons = reasonsAgainst(candidate, running);
if (reasons.length > 0) {
  console.error(`${part} ${candidate.version} cannot be deployed now:\n  ${reasons.join('\n  ')}`);
  process.exit(1);
}
const known = running.map((one) => `${one.part} ${one.version}`).join(', ');
console.log(
  `${part} ${candidate.version} can be deployed beside ${known || 'nothing: nothing is noted as deployed'}.`,
);
