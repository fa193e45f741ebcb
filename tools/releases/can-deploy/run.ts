import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { deployedParts, noteDeployed } from './deployed-parts.ts';
import { reasonsAgainst } from './judge-deployment.ts';
import { folderOf, partContract, repositoryRoot } from './part-contract.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    deployed: { type: 'string', default: process.env.DEPLOYED_DIR ?? join(repositoryRoot, '.deployed') },
    first: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
    beside: { type: 'boolean', default: false },
  },
});
const [part = ''] = positionals;
if (part === '' || !existsSync(join(repositoryRoot, folderOf(part), 'package.json'))) {
  console.error('Usage: npm run can-deploy -- <part> [--deployed <folder>] [--first] [--record [--beside]]');
  console.error('       --first   nothing is deployed yet');
  console.error('       --record  notes the part as deployed, once it is; --beside keeps its other versions');
  process.exit(2);
}
const folder = resolve(values.deployed);
const candidate = partContract(part);
if (values.record) {
  noteDeployed(folder, candidate, values.beside);
  console.log(`${part} ${candidate.version} is noted as deployed.`);
  process.exit(0);
}
const running = deployedParts(folder);
if (running.length === 0 && !values.first) {
  console.error(`Nothing is noted as deployed in ${folder}, so nothing can be said of ${part}.`);
  console.error('Where nothing is deployed yet, say --first.');
  process.exit(1);
}
const reasons = reasonsAgainst(candidate, running);
if (reasons.length > 0) {
  console.error(`${part} ${candidate.version} cannot be deployed now:\n  ${reasons.join('\n  ')}`);
  process.exit(1);
}
const known = running.map((one) => `${one.part} ${one.version}`).join(', ');
console.log(`${part} ${candidate.version} can be deployed ${known ? `beside ${known}` : 'as the first'}.`);
