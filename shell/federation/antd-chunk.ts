import { join, relative, sep } from 'node:path';
import { readFileSync } from 'node:fs';
import { type Compiler, rspack } from '@rspack/core';

/** antd and everything below it. */
export const ANTD_MODULES =
  /node_modules[\\/](antd|@ant-design|@rc-component|@emotion|stylis|clsx|is-mobile|@babel[\\/]runtime|throttle-debounce|json2mq|string-convert|compute-scroll-into-view|scroll-into-view-if-needed)[\\/]/;

/** One file of the shell instead of some forty, which would each be packed and requested alone. */
export const antdChunk = {
  test: ANTD_MODULES,
  name: 'antd',
  chunks: 'async',
  enforce: true,
} as const;

const IMPORTS = /import\('([^']+)'\)/g;
const PACKAGE = `node_modules${sep}antd${sep}`;

/** The modules that `antd-parts.ts` puts into the share scope. */
export function sharedRequests(file: string): ReadonlySet<string> {
  return new Set([...readFileSync(file, 'utf8').matchAll(IMPORTS)].map(([, request = '']) => request));
}

/** Import of one file of antd by another, by the name that both would have in a share scope. */
export function nameInAntd(folder: string, request: string): string | undefined {
  const at = folder.lastIndexOf(PACKAGE);
  if (at < 0 || !request.startsWith('.')) return undefined;
  const root = folder.slice(0, at + PACKAGE.length);
  return `antd/${relative(root, join(folder, request)).replaceAll(sep, '/')}`.replace(/\.js$/, '');
}

/**
 * Gives a remote's own antd component the shared contexts of its page. antd's files import each other by
 * paths, which no share scope knows; this plugin replaces the shared ones by their share names.
 */
export class AntdContexts {
  private readonly file: string;

  constructor(file: string) {
    this.file = file;
  }

  apply(compiler: Compiler): void {
    const shared = sharedRequests(this.file);
    const contexts = new Set([...shared].filter((request) => request.split('/').length > 3));
    new rspack.NormalModuleReplacementPlugin(/^\.\.?(\/|$)/, (data) => {
      const name = nameInAntd(data.context, data.request);
      if (name !== undefined && contexts.has(name)) data.request = name;
    }).apply(compiler);
  }
}
