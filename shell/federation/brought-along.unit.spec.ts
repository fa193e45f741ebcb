import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import { AntdContexts } from './antd-chunk.ts';
import { antdConsumed, antdProvided } from './shared-packages.ts';

const root = join(process.cwd(), 'node_modules');
const parts = join(process.cwd(), 'shell/src/shared-parts/antd-parts.ts');
const react = { singleton: true, requiredVersion: false } as const;

/** A shell that has antd, and lets a remote in; it knows `container` only when it runs. */
const shellSource = `
import { antdContexts, antdParts } from ${JSON.stringify(parts)};
export const parts = [antdContexts, antdParts];
export async function open(container) {
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default);
  return (await container.get('./start'))();
}`;

/** A remote that shows a part which the shell has and one which it does not have, below one root. */
const remoteSource = `
import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import ConfigProvider from 'antd/es/config-provider';
import Steps from 'antd/es/steps';
import Tag from 'antd/es/tag';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
export function styles(colorPrimary) {
  const cache = createCache();
  renderToString(
    h(StyleProvider, { cache },
      h(ConfigProvider, { theme: { token: { colorPrimary } } },
        h(Tag, null, 'there'), h(Steps, { items: [{ title: 'brought along' }] }))),
  );
  return extractStyle(cache);
}`;

interface Shell {
  open(container: unknown): Promise<{ styles(color: string): string }>;
}

const primaryColors = (css: string): Set<string | undefined> => {
  expect(css).toContain('.ant-steps');
  return new Set([...css.matchAll(/--ant-color-primary-text:(#\w+)/g)].map(([, color]) => color));
};

describe('a component of antd that the shell does not have', () => {
  const place = mkdtempSync(join(tmpdir(), 'brought-along-'));
  const load = createRequire(join(place, 'x.cjs'));
  afterAll(() => rmSync(place, { recursive: true, force: true }));

  const build = async (name: string, source: string, plugins: Configuration['plugins']) => {
    const folder = join(place, name);
    mkdirSync(folder);
    writeFileSync(join(folder, 'package.json'), '{}');
    writeFileSync(join(folder, 'entry.js'), source);
    const compiler = rspack({
      context: folder,
      mode: 'development',
      devtool: false,
      target: 'async-node',
      entry: name === 'shell' ? { main: './entry.js' } : {},
      output: {
        path: join(folder, 'dist'),
        library: { type: 'commonjs-module' },
        uniqueName: name,
        publicPath: '',
      },
      resolve: {
        modules: [root],
        conditionNames: ['import', 'module', 'default'],
        extensions: ['.js', '.ts'],
      },
      module: {
        rules: [
          {
            test: /\.ts$/,
            loader: 'builtin:swc-loader',
            options: { jsc: { parser: { syntax: 'typescript' } } },
            type: 'javascript/auto',
          },
        ],
      },
      plugins: plugins ?? [],
    });
    const stats = await new Promise<string>((resolve, reject) =>
      compiler.run((error, result) =>
        error ? reject(error) : resolve(result?.hasErrors() ? result.toString('errors-only') : ''),
      ),
    );
    expect(stats).toBe('');
    return join(folder, 'dist');
  };
  const remote = async (name: string, more: Configuration['plugins'] = []) =>
    load(
      join(
        await build(name, remoteSource, [
          new rspack.sharing.ConsumeSharedPlugin({ consumes: antdConsumed(), enhanced: true }),
          ...more,
          new ModuleFederationPlugin({
            name,
            filename: 'container.js',
            library: { type: 'commonjs-module' },
            manifest: false,
            dts: false,
            shareStrategy: 'loaded-first',
            exposes: { './start': './entry.js' },
            shared: { react, 'react-dom': react },
          }),
        ]),
        'container.js',
      ),
    ) as unknown;

  it('comes with its remote, below the theme of the shell', async () => {
    const dist = await build('shell', shellSource, [
      new rspack.sharing.ProvideSharedPlugin({ provides: antdProvided(), enhanced: true }),
      new ModuleFederationPlugin({
        name: 'shell',
        filename: 'container.js',
        library: { type: 'commonjs-module' },
        manifest: false,
        dts: false,
        shareStrategy: 'loaded-first',
        shared: { react, 'react-dom': react },
      }),
    ]);
    const shell = load(join(dist, 'main.js')) as Shell;
    const together = await shell.open(await remote('together', [new AntdContexts(parts)]));
    expect(primaryColors(together.styles('#12ab34'))).toEqual(new Set(['#12ab34']));
    // The failure under test: without sharing, the component uses another style root.
    const apart = await shell.open(await remote('apart'));
    expect(primaryColors(apart.styles('#12ab34'))).toEqual(new Set(['#12ab34', '#1677ff']));
  }, 120_000);
});
