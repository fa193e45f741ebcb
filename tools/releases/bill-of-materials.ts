import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../launcher/instance/instance.ts';
import { StartRefused } from '../launcher/processes/start-refused.ts';
import { partNamed } from './parts-to-release.ts';

interface Component {
  'bom-ref': string;
  purl: string;
}
interface Bill {
  metadata: { component: Component };
  components: Component[];
}

/** `npm run sbom -- <part>`: CycloneDX bill of a part's packages, by npm from the lockfile. Returns a message. */
export function billOfMaterials(name: string): string {
  const { folder } = partNamed(name);
  const args = [
    'sbom',
    '--sbom-format=cyclonedx',
    '--package-lock-only',
    '--omit=dev',
    '--workspace',
    folder,
  ];
  const { status, stdout, stderr } = spawnSync('npm', args, {
    cwd: repositoryRoot,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new StartRefused(`npm made no bill of ${name}:\n${stderr}`);
  const bill = about(packageOf(folder), JSON.parse(stdout) as Bill);
  const file = join(folder, 'dist', 'sbom.cdx.json');
  mkdirSync(join(repositoryRoot, folder, 'dist'), { recursive: true });
  writeFileSync(join(repositoryRoot, file), JSON.stringify(bill, null, 2));
  return `${name} brings ${bill.components.length} packages: ${file}`;
}

/** Makes the part the subject; npm makes it a component of the repository. */
function about(packageName: string, bill: Bill): Bill {
  const part = bill.components.find((one) => one['bom-ref'].startsWith(`${packageName}@`));
  if (!part) throw new StartRefused(`npm's bill does not hold ${packageName}.`);
  const components = bill.components.filter((one) => one !== part);
  return { ...bill, metadata: { ...bill.metadata, component: { ...part, ...application } }, components };
}
const application = { type: 'application' };

function packageOf(folder: string): string {
  const file = readFileSync(join(repositoryRoot, folder, 'package.json'), 'utf8');
  return (JSON.parse(file) as { name: string }).name;
}
