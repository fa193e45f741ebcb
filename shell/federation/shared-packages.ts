import { join } from 'node:path';

/** A package that is loaded once and used by the shell and all remotes. */
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
 * A page may run two versions of these: the shell's copy shares no state with a remote's. A remote that
 * was built with a newer version brings its own copy.
 */
const OWN_IF_NEWER: readonly string[] = ['react-hook-form', 'zustand'];

/**
 * antd is shared by prefix: each `antd/es/<component>` is a shared module, and so is the style instance,
 * whichever version antd requires. A remote takes them from the shell and falls back to its own copy of a
 * part that the shell lacks.
 */
const ANTD_REQUESTS = ['antd/es/', '@ant-design/cssinjs'];

/**
 * A shared package is downloaded as a whole, however little a page uses. Of these the shell therefore
 * shares only the parts named in its `src/shared-parts/<file>.ts`; `ImportCheck` rejects a remote that
 * imports more.
 */
export const SHARED_IN_PARTS: Readonly<Record<string, string>> = {
  'react-router': 'react-router.ts',
  '@tanstack/react-query': 'react-query.ts',
  'react-i18next': 'react-i18next.ts',
  'react-hook-form': 'react-hook-form.ts',
};

/**
 * Shared packages of a remote. A remote that runs alone brings its own. In production it bundles none,
 * because the shell provides them: they hold the state that shell and remote share on one page. Any
 * version of the same major fits, so shell and remotes are deployed in any order; another major is refused
 * instead of running untested.
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

/**
 * Packages that a remote takes from the shell unless the shell's version is older; then it uses its own
 * copy and does not share it.
 */
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

/** antd for a remote. Its own copies are fallbacks for parts that the shell lacks, and are not shared. */
export const antdConsumed = (): Record<string, { singleton: true; requiredVersion: false }> =>
  Object.fromEntries(ANTD_REQUESTS.map((request) => [request, { singleton: true, requiredVersion: false }]));

/** antd as the shell provides it. The shell's own screens import it directly, without the share scope. */
export const antdProvided = (): Record<
  string,
  { shareKey: string; singleton: true; requiredVersion: false }
> =>
  Object.fromEntries(
    ANTD_REQUESTS.map((request) => [request, { shareKey: request, singleton: true, requiredVersion: false }]),
  );

/** Shared packages of the shell: it provides all of them, some in parts. */
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
