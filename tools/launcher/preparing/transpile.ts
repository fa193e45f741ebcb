import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { transform, version } from '@swc/core';
import { StartRefused } from '../processes/start-refused.ts';
import { swcOptions } from './swc-options.ts';

/** Hash of the source of each output. Stored in the output folder, so a cleared folder is rebuilt. */
type Made = Readonly<Record<string, string>>;

const madeFile = (out: string): string => join(out, '.transpiled.json');

const extension = /\.ts$/;

/** Folders whose TypeScript runs as JavaScript: contracts, platform, services and gateway. */
export const transpiledFolders = (root: string): string[] => [
  'contracts',
  ...readdirSync(join(root, 'services'))
    .filter((name) => existsSync(join(root, 'services', name, 'src')))
    .map((name) => `services/${name}`),
  'gateway',
];

/**
 * Transpiles `<folder>/src` to `<folder>/dist` without type checks; lint and test check types. Rebuilds only changed files and
 * deletes outputs without a source. Returns the number of rebuilt files.
 */
export async function transpile(folder: string): Promise<number> {
  const [source, out] = [join(folder, 'src'), join(folder, 'dist')];
  const before = readMade(out);
  const made: Record<string, string> = {};
  const work = sources(source).map(async (file) => {
    const code = readFileSync(join(source, file), 'utf8');
    const output = file.replace(extension, '.js');
    const print = createHash('sha256').update(`${version}\0${code}`).digest('base64url');
    made[output] = print;
    if (before[output] === print && existsSync(join(out, output))) return 0;
    await transpileFile(join(source, file), code, join(out, output));
    return 1;
  });
  const counts = await Promise.all(work);
  removeLeftovers(out, made);
  const count = counts.filter((changed) => changed === 1).length;
  mkdirSync(out, { recursive: true });
  writeFileSync(madeFile(out), JSON.stringify(made));
  return count;
}

/** Tests are left out; jest runs their sources. */
const sources = (folder: string): string[] =>
  globSync('**/*.ts', { cwd: folder }).filter((file) => !/\.(spec|d)\.ts$/.test(file));

function readMade(out: string): Made {
  const file = madeFile(out);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Made) : {};
}

async function transpileFile(file: string, code: string, output: string): Promise<void> {
  const { code: javascript, map } = await transform(code, {
    ...swcOptions(false),
    filename: file,
    sourceFileName: relative(dirname(output), file),
    sourceMaps: true,
    inlineSourcesContent: false,
  }).catch((error: unknown) => {
    // The rest is SWC's internal backtrace.
    const [said] = (error instanceof Error ? error.message : String(error)).split('\n\nCaused by:');
    throw new StartRefused(`${file} is no TypeScript: ${said?.trimEnd()}`);
  });
  mkdirSync(dirname(output), { recursive: true });
  writeFileSync(output, `${javascript}//# sourceMappingURL=${basename(output)}.map\n`);
  if (map !== undefined) writeFileSync(`${output}.map`, map);
}

function removeLeftovers(out: string, made: Made): void {
  for (const file of globSync('**/*.js', { cwd: out })) {
    if (made[file.replaceAll('\\', '/')] !== undefined) continue;
    for (const left of [file, `${file}.map`]) rmSync(join(out, left), { force: true });
  }
}
