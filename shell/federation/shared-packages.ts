import { join } from 'node:path';

/** What is loaded once and used by the shell and every remote together. */
export interface SharedPackage {
  readonly singleton: true;
  readonly requiredVersion: string | false;
  readonly strictVersion?: boolean;
  readonly import?: false | string;
  readonly version?: string;
}

type Dependencies = Readonly<Record<string, string>>;

const SHARED_REQUESTS: Readonly<Record<string, string>> = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  'react-dom/client': 'react-dom',
  'react-router': 'react-router',
  'react-hook-form': 'react-hook-form',
  i18next: 'i18next',
  'react-i18next': 'react-i18next',
  zustand: 'zustand',
  '@tanstack/react-query': '@tanstack/react-query',
};

/**
 * Of these a page may run two versions, for nothing that the shell's copy keeps reaches the remote's. A remote that was built
 * with a newer one than the shell's brings its own.
 */
const OWN_IF_NEWER: readonly string[] = ['react-hook-form', 'zustand'];

/**
 * antd by prefix, every `antd/es/<component>` a part of its own, and the instance that holds its styles, whichever version
 * antd asked for. A remote has them from the shell, and brings along what the shell it meets does not have.
 */
const ANTD_REQUESTS = ['antd/es/', '@ant-design/cssinjs'];

/**
 * A shared package is downloaded whole, whatever a page uses of it. Of these the shell therefore shares only the
 * parts named in its `src/shared-parts/<file>.ts`; `ImportCheck` stops a remote that asks for more.
 */
export const SHARED_IN_PARTS: Readonly<Record<string, string>> = {
  'react-router': 'react-router.ts',
  '@tanstack/react-query': 'react-query.ts',
  'react-i18next': 'react-i18next.ts',
  'react-hook-form': 'react-hook-form.ts',
};

/**
 * What a remote shares. Alone it brings its own. In production it bundles none of it, for the shell always has it: these
 * hold what shell and remote have in common on one page. Any version of the same major will do, so that shell and remotes
 * are deployed in any order; where it is another one, the remote is refused instead of running on what it was not made for.
 */
export function remoteShares(dependencies: Dependencies, production: boolean): Record<string, SharedPackage> {
  if (!production) return shares(dependencies, () => ({}));
  const shared = shares(dependencies, (_, version) => ({
    import: false,
    strictVersion: true,
    requiredVersion: `^${major(version)}`,
  }));
  return Object.fromEntries(Object.entries(shared).filter(([request]) => !OWN_IF_NEWER.includes(request)));
}

/** What a remote takes from the shell where that one's is not older, and else from a file of its own, which it offers to nobody. */
export const ownConsumed = (
  dependencies: Dependencies,
): Record<string, { singleton: false; strictVersion: true; requiredVersion: string }> =>
  Object.fromEntries(
    OWN_IF_NEWER.map((request) => [
      request,
      { singleton: false, strictVersion: true, requiredVersion: `^${dependencies[request]}` },
    ]),
  );

const major = (version: string): string => version.split('.')[0] ?? version;

/**
 * What a remote takes of antd. It offers its own copies to nobody: they are for the day on which a shell does not have one.
 */
export const antdConsumed = (): Record<string, { singleton: true; requiredVersion: false }> =>
  Object.fromEntries(ANTD_REQUESTS.map((request) => [request, { singleton: true, requiredVersion: false }]));

/** What the shell offers of antd. Its own screens take it from the file beside them, and ask no share scope for it. */
export const antdProvided = (): Record<
  string,
  { shareKey: string; singleton: true; requiredVersion: false }
> =>
  Object.fromEntries(
    ANTD_REQUESTS.map((request) => [request, { shareKey: request, singleton: true, requiredVersion: false }]),
  );

/** What the shell shares: it provides everything, some packages in parts. */
export function shellShares(
  dependencies: Dependencies,
  partsDirectory: string,
): Record<string, SharedPackage> {
  return shares(dependencies, (request, version) => {
    const file = SHARED_IN_PARTS[request];
    return file === undefined ? {} : { import: join(partsDirectory, file), version };
  });
}

function shares(
  dependencies: Dependencies,
  more: (request: string, version: string) => Partial<SharedPackage>,
): Record<string, SharedPackage> {
  const shared: Record<string, SharedPackage> = {};
  for (const [request, packageName] of Object.entries(SHARED_REQUESTS)) {
    const version = dependencies[packageName];
    if (version === undefined)
      throw new Error(`package.json must list ${packageName}: it is shared with the shell`);
    shared[request] = { singleton: true, requiredVersion: version, ...more(request, version) };
  }
  return shared;
}
