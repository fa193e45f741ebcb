import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { repositoryRoot } from '../instance/instance.ts';
import { plannedBuilds } from './turbo.ts';

const workspaces = ['contracts', 'shell', 'shell/kit', 'shell/federation', 'mfe-admin'];
const copied = [
  'package.json',
  'package-lock.json',
  'turbo.json',
  '.gitignore',
  ...workspaces.map((folder) => `${folder}/package.json`),
];

/** The sandbox has no git, like an unpacked archive. */
describe('the hash of a build', () => {
  let root: string;
  let before: string;
  const write = (file: string, content: string): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  };
  const hash = async (): Promise<string> => (await plannedBuilds(['mfe-admin'], root))[0]?.hash ?? '';

  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), 'turbo-'));
    for (const file of copied) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      cpSync(join(repositoryRoot, file), join(root, file));
    }
    mkdirSync(join(root, 'node_modules'));
    symlinkSync(join(repositoryRoot, 'node_modules/@turbo'), join(root, 'node_modules/@turbo'));
    write('mfe-admin/src/start.ts', 'a');
    before = await hash();
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it.each([
    'mfe-admin/src/start.ts',
    'mfe-admin/locales/de.json',
    'contracts/src/errors/index.ts',
    'shell/kit/src/page.tsx',
    'shell/federation/preset.ts',
    'shell/src/shared-parts/antd-parts.ts',
    'tools/launcher/preparing/precompress.ts',
  ])('changes with %s', async (file) => {
    write(file, 'b');
    expect(await hash()).not.toBe(before);
  });

  it('changes with the name of a file', async () => {
    renameSync(join(root, 'mfe-admin/src/start.ts'), join(root, 'mfe-admin/src/begin.ts'));
    expect(await hash()).not.toBe(before);
  });

  it('changes with the version of a package that the preset needs', async () => {
    const lock = join(repositoryRoot, 'package-lock.json');
    const changed = readFileSync(lock, 'utf8').replace(
      /("node_modules\/@rspack\/core": \{\s+"version": ")[^"]+/,
      '$10.0.1',
    );
    write('package-lock.json', changed);
    expect(await hash()).not.toBe(before);
  });

  it.each([
    'mfe-admin/dist/remoteEntry.js',
    'mfe-admin/src/start.unit.spec.ts',
    'mfe-admin/README.md',
    'mfe-orders/src/start.ts',
    'services/orders/src/main.ts',
  ])('does not change with %s', async (file) => {
    write(file, 'b');
    expect(await hash()).toBe(before);
  });
});
