import { globSync } from 'node:fs';
import { join } from 'node:path';
import { swcOptions } from './tools/launcher/preparing/swc-options.ts';

// One runner for every suite; a file's suffix says what it needs:
//   *.unit.spec.ts(x)  nothing         *.contract.spec.ts  nothing but contracts/
//   *.int.spec.ts      the real parts  *.api-e2e.spec.ts   the whole stack
//   *.journey.spec.ts  the whole stack and a browser, as *.screens.spec.ts, which look at each screen,
//   *.fault.spec.ts    and these, which end services and run alone
//   *.empty.spec.ts    an instance without demo data, and a browser
const swc = (web) => ({
  '^.+\\.tsx?$': [
    web ? '<rootDir>/shell/kit/src/testing/jest-transform.mjs' : '@swc/jest',
    { ...swcOptions(web), sourceMaps: 'inline' },
  ],
});
const base = (web) => ({
  rootDir: import.meta.dirname,
  transform: swc(web),
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '^antd/es/(.*)$': 'antd/lib/$1',
    '\\.(css|woff2)$': '<rootDir>/shell/kit/src/testing/empty-file.ts',
  },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.types/'],
  modulePathIgnorePatterns: ['/dist/', '/.types/'],
  testEnvironmentOptions: {
    customExportConditions: ['werkbank-source', ...(web ? ['browser'] : ['node']), 'default'],
  },
});
const node = (name, suffix, roots) => ({
  ...base(false),
  displayName: name,
  testEnvironment: 'node',
  roots: roots.map((root) => `<rootDir>/${root}`),
  testMatch: [`**/*.${suffix}.spec.ts`],
});
const oneRealm = join(import.meta.dirname, 'tools', 'test-run', 'one-realm');
/** Packages are loaded once for all files of a worker, which halves the work of a file that starts a service. */
const sharing = (project) => ({
  ...project,
  testEnvironment: join(oneRealm, 'environment.mjs'),
  runtime: join(oneRealm, 'runtime.mjs'),
});
const web = (name, roots) => ({
  ...base(true),
  displayName: name,
  testEnvironment: 'jsdom',
  setupFiles: ['<rootDir>/shell/kit/src/testing/browser-stubs.ts'],
  setupFilesAfterEnv: ['<rootDir>/shell/kit/src/testing/matchers.ts'],
  roots: roots.map((root) => `<rootDir>/${root}`),
  testMatch: ['**/*.unit.spec.ts', '**/*.unit.spec.tsx'],
});
// Each step is many clicks, and Jest takes a timeout only for all projects or from within.
const browser = (name) => ({
  ...node(name, name, ['tests']),
  setupFilesAfterEnv: ['<rootDir>/tests/journeys/browser/patience.ts'],
});
const remotes = globSync('mfe-*', { cwd: import.meta.dirname }).toSorted();
const back = ['contracts', 'services', 'gateway', 'tools', 'tests', 'demo'];
export default {
  projects: [
    sharing(node('unit', 'unit', [...back, 'shell/federation'])),
    web('web', ['shell/kit', 'shell/src', ...remotes]),
    sharing(node('contract', 'contract', [...back, 'shell', ...remotes])),
    sharing(node('int', 'int', [...back])),
    node('api-e2e', 'api-e2e', ['tests']),
    browser('journey'),
    browser('screens'),
    browser('fault'),
    node('chaos', 'chaos', ['tests']),
    browser('empty'),
    node('relevance', 'relevance', ['services']),
    node('upgrade', 'upgrade', ['tests']),
  ],
};
