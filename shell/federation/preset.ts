import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { type FirstLoad, FirstLoadCheck } from './first-load-check.ts';
import { RemoteJsonPlugin } from './remote-json-plugin.ts';
import { PreloadPlugin } from './preload-plugin.ts';
import { readRemoteManifest } from './remote-manifest.ts';
import { moduleRules } from './module-rules.ts';
import { AskedIntegrity } from './asked-integrity.ts';
import { FederationModules } from './federation-modules.ts';
import { ImportCheck } from './import-check.ts';
import { AntdContexts, antdChunk } from './antd-chunk.ts';
import { firstChunk } from './first-chunk.ts';
import { smallFiles } from './small-files.ts';
import { antdConsumed, antdProvided, ownConsumed, remoteShares, shellShares } from './shared-packages.ts';

const SHELL_PARTS = join(import.meta.dirname, '../src/shared-parts');
const KIT = join(import.meta.dirname, '../kit/src');

/**
 * Minimum bytes of source from which code shared by a remote's pages and components becomes a separate file. With rspack's
 * default of 20,000, every first load would contain the kit's primitives twice.
 */
const SMALLEST_SHARED = 10_000;

/** Class names are the same in each build of a folder, so that drawn pages match the browser's styles. */
const cssNames = { localIdentName: '[local]-[hash:6]' };

/** Other builds write into the same folder: the cleaning before each build keeps their files. */
const madeBeside = /[\\/]dist[\\/](?:drawing|frames\.json)(?:[\\/]|$)/;

/** The function that the rspack command line expects from a configuration file. */
type Mode = (env: Record<string, unknown>, argv: { mode?: string }) => Promise<Configuration>;

/**
 * The whole build of a remote: `export default remote(import.meta.dirname)`.
 * `rspack build` makes the container that the shell loads; `rspack serve` runs the remote alone on its fixtures.
 */
export function remote(directory: string): Mode {
  return async (_env, argv) => {
    // `rspack serve` sets this variable. A remote that runs alone has no shell that shares packages.
    const serving = process.env.RSPACK_SERVE === 'true';
    const production = !serving && argv.mode !== 'development';
    const manifest = await readRemoteManifest(directory);
    const config = base(directory, `remote_${manifest.name}`, production, serving);
    return {
      ...config,
      entry: entry(serving),
      output: { ...config.output, publicPath: 'auto' },
      optimization: { ...config.optimization, splitChunks: { minSize: SMALLEST_SHARED } },
      plugins: [
        ...(serving ? [page(directory)] : []),
        ...(config.plugins ?? []),
        new RemoteJsonPlugin(manifest, packageOf(directory).version),
        new AskedIntegrity(),
        new rspack.sharing.ConsumeSharedPlugin({ consumes: consumed(directory, production), enhanced: true }),
        new AntdContexts(join(SHELL_PARTS, 'antd-parts.ts')),
        new ModuleFederationPlugin({
          name: manifest.name,
          filename: 'remoteEntry.js',
          manifest: false,
          dts: false,
          shareStrategy: 'loaded-first',
          exposes: { './start': { import: './src/start.ts', name: 'start' } },
          shared: remoteShares(dependenciesOf(directory), production),
          experiments: {
            // A remote has no remotes itself.
            optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
            ...(production ? { externalRuntime: true } : {}),
          },
        }),
        ...(production ? checks({ start: 'start', withPages: manifest.routes.some(isPublic) }) : []),
      ],
    };
  };
}

/**
 * The build of the host. It contains no list of remotes: they are registered at run time from
 * `/remotes.json`.
 */
export function shell(directory: string): Mode {
  return async (_env, argv) => {
    const production = argv.mode !== 'development';
    const config = base(directory, 'shell', production, false);
    return {
      ...config,
      entry: { main: './src/index.ts' },
      output: { ...config.output, publicPath: '/' },
      optimization: {
        ...config.optimization,
        splitChunks: { cacheGroups: { antd: antdChunk, first: firstChunk } },
      },
      plugins: [
        page(directory),
        ...(config.plugins ?? []),
        new rspack.DefinePlugin({
          'process.env.SHELL_VERSION': JSON.stringify(packageOf(directory).version),
        }),
        new PreloadPlugin('bootstrap'),
        new rspack.CopyRspackPlugin({ patterns: [{ from: 'public' }] }),
        new ModuleFederationPlugin({
          name: 'shell',
          filename: 'remoteEntry.js',
          manifest: false,
          dts: false,
          // The default strategy compares versions: it would fetch every remote before the first shared
          // package is used.
          shareStrategy: 'loaded-first',
          shared: shellShares(dependenciesOf(directory), SHELL_PARTS),
          experiments: {
            // Remotes are loaded by their entry, so a federation manifest has no reader.
            optimization: { target: 'web', disableSnapshot: true },
            ...(production ? { provideExternalRuntime: true } : {}),
          },
        }),
        new rspack.sharing.ProvideSharedPlugin({ provides: antdProvided(), enhanced: true }),
        ...(production ? checks({ start: 'bootstrap', withPages: false }) : []),
      ],
    };
  };
}

/**
 * Builds the module for Node that draws first pages: `src/render.tsx` of the shell or of a remote. Its
 * styles are one file beside it; class names match those of the browser's build.
 */
export function drawing(directory: string): Configuration {
  const name = basename(directory);
  const isShell = name === 'shell';
  const config = base(directory, isShell ? name : name.replace('mfe-', 'remote_'), true, false);
  return {
    ...config,
    target: ['node', 'es2022'],
    devtool: false,
    entry: { draw: './src/render.tsx' },
    output: {
      ...config.output,
      path: join(directory, 'dist/drawing'),
      // File names are the same in each build, and a service may read the old file until the new one
      // exists.
      clean: false,
      filename: '[name].mjs',
      chunkFilename: '[name].mjs',
      cssFilename: '[name].css',
      publicPath: isShell ? '/' : `/remotes/${name.replace('mfe-', '')}/`,
      module: true,
      library: { type: 'module' },
    },
    resolve: {
      ...config.resolve,
      conditionNames: ['werkbank-source', 'node', 'import', 'module', 'default'],
      alias: { '@werkbank/kit/left-column$': join(KIT, 'ssr/rendered-left-column.tsx') },
    },
    module: {
      ...config.module,
      parser: { ...config.module?.parser, javascript: { dynamicImportMode: 'eager' } },
      generator: {
        'css/auto': { ...cssNames, exportsOnly: false },
        'css/module': { ...cssNames, exportsOnly: false },
        css: { exportsOnly: false },
        'asset/resource': { emit: false },
      },
    },
    optimization: {
      splitChunks: false,
      runtimeChunk: false,
      minimizer: [new rspack.LightningCssMinimizerRspackPlugin()],
    },
    cache: false,
  };
}

/**
 * Settings of all builds. Only a served remote has a persistent cache: from cached modules
 * `ProvideSharedPlugin` does not find the parts of antd, and a shell would provide none of them.
 */
function base(directory: string, uniqueName: string, production: boolean, serving: boolean): Configuration {
  return {
    context: directory,
    mode: production ? 'production' : 'development',
    target: ['web', 'es2022'],
    devtool: production ? 'hidden-source-map' : 'source-map',
    output: {
      path: join(directory, 'dist'),
      uniqueName,
      clean: { keep: (path) => madeBeside.test(path) },
      filename: 'js/[name].[contenthash:8].js',
      chunkFilename: 'js/[name].[contenthash:8].js',
      cssFilename: 'css/[name].[contenthash:8].css',
      cssChunkFilename: 'css/[name].[contenthash:8].css',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
      conditionNames: ['werkbank-source', 'browser', 'import', 'module', 'default'],
      alias: production ? productionBuilds() : {},
    },
    module: {
      parser: { 'css/auto': { namedExports: false }, 'css/module': { namedExports: false } },
      generator: {
        'css/auto': cssNames,
        'css/module': cssNames,
      },
      rules: moduleRules(serving),
    },
    plugins: [
      new rspack.DefinePlugin({
        'process.env.NODE_ENV': JSON.stringify(production ? 'production' : 'development'),
      }),
      new FederationModules(),
      ...(serving ? [new ReactRefreshRspackPlugin()] : []),
    ],
    optimization: production ? smallFiles : {},
    cache: serving && {
      type: 'persistent',
      storage: { type: 'filesystem', directory: join(directory, '.rspack-cache') },
      buildDependencies: [import.meta.filename],
    },
    devServer: {
      host: '127.0.0.1',
      hot: true,
      historyApiFallback: true,
      client: { overlay: { runtimeErrors: false, warnings: false } },
    },
    // The order of CSS files does not matter: CSS modules have their own class names, and the kit's styles
    // are in a layer.
    ignoreWarnings: [/Conflicting order/],
    performance: false,
    stats: 'errors-warnings',
  };
}

/** react-router's package names its development build only, which contains warnings for developers. */
function productionBuilds(): Record<string, string> {
  const folder = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
  return { '#react-router$': join(folder, 'dist/production/index.mjs') };
}

function entry(withPage: boolean): Record<string, string> {
  return withPage ? { main: './src/index.ts' } : {};
}

function checks(firstLoad: FirstLoad): (FirstLoadCheck | ImportCheck)[] {
  return [new FirstLoadCheck(firstLoad), new ImportCheck(SHELL_PARTS)];
}

function consumed(directory: string, production: boolean) {
  return { ...antdConsumed(), ...(production ? ownConsumed(dependenciesOf(directory)) : {}) };
}

function isPublic(route: { readonly access: readonly string[] }): boolean {
  return route.access.includes('visitor');
}

function page(directory: string): InstanceType<typeof rspack.HtmlRspackPlugin> {
  const template =
    basename(directory) === 'shell' ? 'src/index.html' : join(import.meta.dirname, 'standalone.html');
  // `chunks`: only the page's own entry. The container's entry in the page would break hot reload.
  return new rspack.HtmlRspackPlugin({ template, publicPath: '/', chunks: ['main'], scriptLoading: 'defer' });
}

function packageOf(directory: string): { version?: string; dependencies?: Record<string, string> } {
  const file = readFileSync(join(directory, 'package.json'), 'utf8');
  return JSON.parse(file) as { version?: string; dependencies?: Record<string, string> };
}

const dependenciesOf = (directory: string) => packageOf(directory).dependencies ?? {};
