import { importRules } from '../linters/linters.ts';
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
    'deploy/demo/src/know-catalog.ts',
    '@werkbank/catalog/offered',
    '@werkbank/contracts/offered',
  ),
  reach(
    'a journey that imports the product it drives',
    'deploy-reaches-no-product-code',
    'deploy/journeys/src/know-orders.ts',
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
];
