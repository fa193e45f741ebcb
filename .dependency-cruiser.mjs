// Who may import whom, as errors. A workspace is reached by its package name and only through its `exports`.
// Paths are those after symbolic links are followed, so @werkbank/contracts/x is contracts/src/x.ts here.

const workspace =
  '^(contracts|gateway|services/[^/]+|shell/kit|shell/federation|shell|mfe-[^/]+|deploy/[^/]+)/';
const contracts = '^contracts/';
const platform = '^services/platform/';
const kit = '^shell/kit/';
const federation = '^shell/federation/';
const shell = '^shell/(?!kit/|federation/)';
const tests = '[.]spec[.]tsx?$|/testing/';
const byPackageName = ['aliased-workspace', 'npm'];
const browserSources = '^(shell/src|shell/kit/src|mfe-[^/]+/src)/';
const kitUi = '^shell/kit/src/ui/';
/** Services whose `src` lies in modules, each with an `index.ts`; a service joins once its folders do. */
const servicesInModules = ['admin', 'catalog', 'checkout', 'orders'];
const antd = '(^|/)node_modules/(antd|@ant-design|@rc-component)/';

/** A rule that lets the files under `from` reach, of all workspaces, only those that `may` lists. */
const mayReach = (name, from, may, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: workspace, pathNot: may },
});

const betweenWorkspaces = [
  mayReach(
    'contracts-reach-no-workspace',
    contracts,
    [contracts],
    'Everyone relies on contracts; they rely on no one.',
  ),
  mayReach(
    'platform-reaches-only-contracts',
    platform,
    [platform, contracts],
    'The platform knows no domain.',
  ),
  mayReach(
    'service-reaches-only-platform-and-contracts',
    '^services/(?!platform/)([^/]+)/',
    ['^services/$1/', platform, contracts],
    'Services talk by messages, never by imports.',
  ),
  mayReach(
    'gateway-reaches-only-platform-and-contracts',
    '^gateway/',
    ['^gateway/', platform, contracts],
    'The gateway forwards by address; it holds no code of a service.',
  ),
  mayReach('kit-reaches-only-contracts', kit, [kit, contracts], 'The kit knows no remote and not the shell.'),
  mayReach(
    'federation-reaches-no-workspace',
    federation,
    [federation],
    'The build preset builds anyone, knows no one.',
  ),
  mayReach(
    'remote-reaches-only-kit-and-contracts',
    '^(mfe-[^/]+)/',
    ['^$1/', kit, contracts, federation],
    'Remotes meet in the shell at run time.',
  ),
  mayReach(
    'shell-reaches-only-kit-and-contracts',
    shell,
    ['^shell/', contracts],
    'The shell learns of remotes from a manifest at run time.',
  ),
  mayReach(
    'demo-reaches-only-contracts',
    '^demo/',
    ['^demo/', contracts],
    'Demo data is what contracts allow.',
  ),
  mayReach(
    'tools-and-tests-reach-no-product-code',
    '^(tools|tests)/',
    ['^tools/', '^tests/', contracts],
    'Tools start parts and tests ask them; neither imports their code.',
  ),
];

const insideWorkspaces = [
  {
    name: 'no-deep-import',
    comment: 'Another workspace is reached by its package name, not by a path into its folders.',
    severity: 'error',
    from: { path: workspace, pathNot: shell },
    to: { path: workspace, pathNot: '^$1/', dependencyTypesNot: byPackageName },
  },
  {
    name: 'no-deep-import',
    comment: 'The kit lies inside the shell folder, yet is a workspace of its own.',
    severity: 'error',
    from: { path: shell },
    to: { path: workspace, pathNot: shell, dependencyTypesNot: byPackageName },
  },
  {
    name: 'service-module-by-its-index',
    comment: 'What a module of a service lets others use stands in its index.ts; tests may look behind it.',
    severity: 'error',
    from: { path: `^services/(${servicesInModules.join('|')})/src/([^/]+)/`, pathNot: tests },
    to: {
      path: '^services/$1/src/[^/]+/',
      pathNot: ['^services/$1/src/($2|migrations|demo-data|testing)/', '^services/$1/src/[^/]+/index[.]ts$'],
    },
  },
  {
    name: 'not-to-unresolvable',
    comment: 'The path does not exist, or the package does not export it. (k6 brings its modules itself.)',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: '^k6(/|$)' },
  },
  {
    name: 'no-cycle',
    comment: 'Of two files that import each other neither can be understood alone.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-undeclared-package',
    comment: 'A workspace names in its package.json what it uses, be it as an alias under imports.',
    severity: 'error',
    from: { path: workspace },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['aliased-subpath-import'] },
  },
  {
    name: 'contracts-use-only-zod',
    comment: 'Contracts run in services and in browsers alike.',
    severity: 'error',
    from: { path: contracts, pathNot: tests },
    to: { pathNot: [contracts, '(^|/)node_modules/zod/'] },
  },
  {
    name: 'browser-code-uses-no-node',
    comment: 'What is built for a browser finds no node: modules there.',
    severity: 'error',
    from: { path: browserSources, pathNot: tests },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'browser-code-imports-no-build',
    comment: 'The build preset belongs to rspack.config, not into what it builds.',
    severity: 'error',
    from: { path: browserSources },
    to: { path: federation },
  },
  {
    name: 'antd-only-in-kit-ui',
    comment:
      'Screens import @werkbank/kit/ui/*: look, language, names and keys of antd are put right in one place.',
    severity: 'error',
    from: { path: browserSources, pathNot: [kitUi, '^shell/src/shared-parts/'] },
    to: { path: antd },
  },
  {
    name: 'kit-ui-is-loaded-apart',
    comment:
      'What every page may import of the kit brings no antd; only workingPage loads it, beside its page.',
    severity: 'error',
    from: { path: kit, pathNot: [kitUi, tests] },
    to: { path: kitUi, dynamic: false },
  },
  {
    name: 'visitors-load-no-antd',
    comment:
      'What a visitor sees first stays light: the catalogue but for its working pages, the shell but for its login pages.',
    severity: 'error',
    from: {
      path: '^(mfe-catalog|shell)/src/',
      pathNot: [
        '^shell/src/login/',
        '^mfe-catalog/src/(catalogue-imports|catalogue-export|own-articles|own-numbers)/',
        tests,
      ],
    },
    to: { path: kitUi },
  },
  {
    name: 'visitors-load-no-imports',
    comment: 'Working pages bring antd with them; start.ts loads them when they are opened.',
    severity: 'error',
    from: {
      path: '^mfe-catalog/src/',
      pathNot: [
        '^mfe-catalog/src/(catalogue-imports|catalogue-export|own-articles|own-numbers)/',
        '^mfe-catalog/src/start[.]ts$',
        tests,
      ],
    },
    to: { path: '^mfe-catalog/src/(catalogue-imports|catalogue-export|own-articles|own-numbers)/' },
  },
  {
    name: 'feature-imports-no-feature',
    comment: 'A page puts features together; what two of them need lies beside them, in src/<noun>/.',
    severity: 'error',
    from: { path: '^(mfe-[^/]+/src/.*features)/([^/]+)/' },
    to: { path: '^mfe-[^/]+/src/.*features/', pathNot: '^$1/$2/' },
  },
  {
    name: 'no-test-code-in-production',
    comment: 'What ships does not import a test or what helps tests.',
    severity: 'error',
    from: { path: workspace, pathNot: tests },
    to: { path: '[.]spec[.]tsx?$' },
  },
];

export default {
  forbidden: [...betweenWorkspaces, ...insideWorkspaces],
  options: {
    parser: 'swc',
    doNotFollow: { path: ['(^|/)node_modules/', '/dist/', '/[.]types/'] },
    exclude: { path: ['/dist/', '/[.]types/'] },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['werkbank-source', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
