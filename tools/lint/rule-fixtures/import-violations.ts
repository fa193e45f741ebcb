import { folderRules, importRules } from '../linters/linters.ts';
import type { Violation } from './violation.ts';

const importing = (specifier: string) =>
  `import { offered } from '${specifier}';\n\nexport const used = offered;\n`;

/** A file that may reach `allowed` and may not reach `forbidden`, both by package name. */
const reach = (
  sentence: string,
  rule: string,
  file: string,
  forbidden: string,
  allowed: string,
): Violation => ({
  sentence,
  linter: importRules,
  rule,
  file,
  violating: importing(forbidden),
  clean: importing(allowed),
});

const offeredUi = { 'shell/kit/src/ui/offered.ts': "export const offered = 'a control';\n" };

/** Two folders that import each other, but no two files do. */
const folderCycle = (under: string): Violation => ({
  sentence: `two folders of ${under} that import each other, but no two files do`,
  linter: folderRules,
  rule: 'no-folder-cycle',
  file: `${under}/poultry/hens/lay.ts`,
  violating: importing('../eggs/offered.ts'),
  clean: importing('./offered.ts'),
  beside: {
    [`${under}/poultry/eggs/hatch.ts`]: importing('../hens/offered.ts'),
    [`${under}/poultry/eggs/offered.ts`]: "export const offered = 'an egg';\n",
    [`${under}/poultry/hens/offered.ts`]: "export const offered = 'a hen';\n",
  },
});

export const importViolations: readonly Violation[] = [
  reach(
    'a service that imports another service',
    'service-reaches-only-platform-and-contracts',
    'services/orders/src/ask-catalog.ts',
    '@werkbank/catalog/offered',
    '@werkbank/platform/offered',
  ),
  reach(
    'the platform that imports a service',
    'platform-reaches-only-contracts',
    'services/platform/src/know-orders.ts',
    '@werkbank/orders/offered',
    '@werkbank/contracts/offered',
  ),
  reach(
    'the gateway that imports a service',
    'gateway-reaches-only-platform-and-contracts',
    'gateway/src/shortcut.ts',
    '@werkbank/admin/offered',
    '@werkbank/platform/offered',
  ),
  reach(
    'a remote that imports another remote',
    'remote-reaches-only-kit-and-contracts',
    'mfe-orders/src/borrow-page.ts',
    '@werkbank/mfe-catalog/offered',
    '@werkbank/kit/offered',
  ),
  reach(
    'the kit that imports a remote',
    'kit-reaches-only-contracts',
    'shell/kit/src/know-remote.ts',
    '@werkbank/mfe-catalog/offered',
    '@werkbank/contracts/offered',
  ),
  reach(
    'the shell that imports a remote at build time',
    'shell-reaches-only-kit-and-contracts',
    'shell/src/build-in-remote.ts',
    '@werkbank/mfe-checkout/offered',
    '@werkbank/kit/offered',
  ),
  reach(
    'the build preset that imports the kit',
    'federation-reaches-no-workspace',
    'shell/federation/src/know-kit.ts',
    '@werkbank/kit/offered',
    './offered.ts',
  ),
  reach(
    'contracts that import a service',
    'contracts-reach-no-workspace',
    'contracts/src/know-platform.ts',
    '@werkbank/platform/offered',
    './offered.js',
  ),
  reach(
    'demo data that imports a service',
    'demo-reaches-only-contracts',
    'demo/src/know-catalog.ts',
    '@werkbank/catalog/offered',
    '@werkbank/contracts/offered',
  ),
  reach(
    'a journey that imports the product it drives',
    'tools-and-tests-reach-no-product-code',
    'tests/journeys/src/know-orders.ts',
    '@werkbank/orders/offered',
    '@werkbank/contracts/offered',
  ),
  reach(
    'a path into the folders of another workspace',
    'no-deep-import',
    'services/checkout/src/climb-over.ts',
    '../../platform/src/offered.js',
    '@werkbank/platform/offered',
  ),
  reach(
    'a path from the shell into the kit',
    'no-deep-import',
    'shell/src/climb-into-kit.ts',
    '../kit/src/offered',
    '@werkbank/kit/offered',
  ),
  reach(
    'a part of a package that it does not export',
    'not-to-unresolvable',
    'services/admin/src/past-the-exports.ts',
    '@werkbank/platform/src/offered',
    '@werkbank/platform/offered',
  ),
  {
    sentence: 'a module of a service that looks into another one',
    linter: importRules,
    rule: 'service-module-by-its-index',
    file: 'services/orders/src/invoices/look-inside.ts',
    violating: importing('../parcels/weights/offered.js'),
    clean: importing('../parcels/index.js'),
    beside: {
      'services/orders/src/parcels/index.ts': "export { offered } from './weights/offered.js';\n",
      'services/orders/src/parcels/weights/offered.ts': "export const offered = 'a weight';\n",
    },
  },
  {
    sentence: 'a feature of a remote that imports another feature',
    linter: importRules,
    rule: 'feature-imports-no-feature',
    file: 'mfe-orders/src/orders/features/borrow-button/borrowed.ts',
    violating: importing('../offer-button/offered'),
    clean: importing('../../offers/offered'),
    beside: {
      'mfe-orders/src/orders/features/offer-button/offered.ts': "export const offered = 'a button';\n",
      'mfe-orders/src/orders/offers/offered.ts': "export const offered = 'a button';\n",
    },
  },
  {
    sentence: 'contracts that use Nest',
    linter: importRules,
    rule: 'contracts-use-only-zod',
    file: 'contracts/src/schema.ts',
    violating: "import { Injectable } from '@nestjs/common';\n\nexport const used = Injectable;\n",
    clean: "import { z } from 'zod';\n\nexport const used = z.string();\n",
  },
  {
    sentence: 'a package that no package.json names',
    linter: importRules,
    rule: 'no-undeclared-package',
    file: 'services/catalog/src/undeclared.ts',
    violating: "import { parseSync } from 'picomatch';\n\nexport const used = parseSync;\n",
    clean: "import { Client } from 'pg';\n\nexport const used = Client;\n",
  },
  {
    sentence: 'node modules in browser code',
    linter: importRules,
    rule: 'browser-code-uses-no-node',
    file: 'mfe-admin/src/read-file.ts',
    violating: "import { readFileSync } from 'node:fs';\n\nexport const used = readFileSync;\n",
    clean: "import { create } from 'zustand';\n\nexport const used = create;\n",
  },
  {
    sentence: 'the build preset in what it builds',
    linter: importRules,
    rule: 'browser-code-imports-no-build',
    file: 'mfe-catalog/src/build-myself.ts',
    violating: importing('@werkbank/federation/offered'),
    clean: importing('@werkbank/contracts/offered'),
  },
  {
    sentence: 'a screen that imports antd itself',
    linter: importRules,
    rule: 'antd-only-in-kit-ui',
    file: 'mfe-admin/src/own-table.ts',
    violating: "import Table from 'antd/es/table';\n\nexport const used = Table;\n",
    clean: importing('@werkbank/kit/ui/offered'),
    beside: offeredUi,
  },
  {
    sentence: 'a part of the kit for every page that brings antd along',
    linter: importRules,
    rule: 'kit-ui-is-loaded-apart',
    file: 'shell/kit/src/brings-antd.ts',
    violating: importing('./ui/offered'),
    clean: "export const load = () => import('./ui/offered');\n",
    beside: offeredUi,
  },
  {
    sentence: 'a page of the catalogue that brings antd along',
    linter: importRules,
    rule: 'visitors-load-no-antd',
    file: 'mfe-catalog/src/heavy-page.ts',
    violating: importing('@werkbank/kit/ui/offered'),
    clean: importing('@werkbank/kit/offered'),
    beside: offeredUi,
  },
  {
    sentence: 'a layout of the shell that brings antd along',
    linter: importRules,
    rule: 'visitors-load-no-antd',
    file: 'shell/src/layout/heavy-header.ts',
    violating: importing('@werkbank/kit/ui/offered'),
    clean: importing('@werkbank/kit/offered'),
    beside: offeredUi,
  },
  {
    sentence: 'a spec that production code imports',
    linter: importRules,
    rule: 'no-test-code-in-production',
    file: 'services/orders/src/uses-spec.ts',
    violating: importing('./offered.unit.spec.js'),
    clean: importing('./offered.js'),
    beside: { 'services/orders/src/offered.unit.spec.ts': "export const offered = 'in a test';\n" },
  },
  {
    sentence: 'two files that import each other, even only their types',
    linter: importRules,
    rule: 'no-cycle',
    file: 'services/orders/src/chicken.ts',
    violating: "import type { Egg } from './egg.js';\n\nexport type Chicken = { from: Egg };\n",
    clean: 'export type Chicken = { name: string };\n',
    beside: {
      'services/orders/src/egg.ts':
        "import type { Chicken } from './chicken.js';\n\nexport type Egg = { from?: Chicken };\n",
    },
  },
  folderCycle('services/orders/src'),
  folderCycle('tests'),
  folderCycle('demo'),
  folderCycle('tools/launcher'),
];
