import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const [what, ...settings] = process.argv.slice(2);
const isOfEdits = what === 'edits';
const folder = '../../../services/catalog/dist/testing/measure-imports';
const program = `${folder}/${isOfEdits ? 'measure-edits' : 'measure-imports'}.js`;

if (process.env['TEST_PG_ADMIN_URL'] === undefined) {
  console.error('Start the parts by `node tools/run.mjs infra` and read `.state/infra.env` into this shell.');
  process.exitCode = 1;
} else {
  const { status } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, program), ...(isOfEdits ? settings : process.argv.slice(2))],
    { stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
}
