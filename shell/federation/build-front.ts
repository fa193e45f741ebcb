import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Configuration, type Stats, rspack } from '@rspack/core';
import { drawing } from './preset.ts';

const root = join(import.meta.dirname, '../..');
const isMain = process.argv[1] === import.meta.filename;

/** The folders that are built by this preset: the shell and every remote. */
export function frontFolders(): string[] {
  return ['shell', ...readdirSync(root).filter((name) => name.startsWith('mfe-'))].filter((name) =>
    existsSync(join(root, name, 'rspack.config.mjs')),
  );
}

/** The browser's build of a folder and, for first pages, the module that renders them. */
export async function configurationsOf(
  folder: string,
  mode: 'production' | 'development',
): Promise<Configuration[]> {
  const file = pathToFileURL(join(root, folder, 'rspack.config.mjs')).href;
  const { default: configure } = (await import(file)) as {
    default: (env: object, argv: { mode: string }) => Promise<Configuration>;
  };
  const forBrowsers = await configure({}, { mode });
  const draws = existsSync(join(root, folder, 'src/render.tsx'));
  return draws ? [forBrowsers, drawing(join(root, folder))] : [forBrowsers];
}

/** Builds one folder; resolves with the text to print, rejects with the compiler's message. */
async function buildFolder(folder: string): Promise<string> {
  const [forBrowsers, drawn] = await configurationsOf(folder, 'production');
  const seconds = await build(folder, forBrowsers!);
  if (drawn !== undefined) {
    await build(folder, drawn);
    if (folder === 'shell') {
      await writeFrames();
      rmSync(join(root, 'shell/dist/drawing'), { recursive: true });
    }
  }
  return `${folder} built in ${seconds} s`;
}

async function build(folder: string, configuration: Configuration): Promise<string> {
  const compiler = rspack(configuration);
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) =>
      error ? reject(error) : result ? resolve(result) : reject(new Error('no result')),
    );
  });
  // Closing ends what the compiler still has under way.
  await new Promise<void>((resolve, reject) =>
    compiler.close((error) => (error ? reject(error) : resolve())),
  );
  if (stats.hasErrors())
    throw new Error(`${folder}: ${stats.toString({ preset: 'errors-only', colors: false })}`);
  const { time } = stats.toJson({ all: false, timings: true });
  return ((time ?? 0) / 1000).toFixed(1);
}

/** Writes the frames of first pages with their styles; the gateway inserts the domains' drawings. */
export async function writeFrames(): Promise<void> {
  const drawn = join(root, 'shell/dist/drawing');
  const file = join(drawn, 'draw.mjs');
  // The query defeats the module cache, so that each build is loaded.
  const { renderFrames } = (await import(`${pathToFileURL(file).href}?${statSync(file).mtimeMs}`)) as {
    renderFrames: () => Promise<Record<string, string>>;
  };
  const styles = readFileSync(join(drawn, 'draw.css'), 'utf8');
  writeFileSync(
    join(root, 'shell/dist/frames.json'),
    JSON.stringify({ styles, frames: await renderFrames() }),
  );
}

if (isMain) {
  const wanted = process.argv.slice(2);
  // One after the other, because a build uses every core.
  for (const folder of wanted.length > 0 ? wanted : frontFolders()) console.log(await buildFolder(folder));
}
