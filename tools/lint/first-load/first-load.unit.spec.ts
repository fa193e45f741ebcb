import { join } from 'node:path';
import { buildSandbox } from '../rule-fixtures/sandbox.ts';
import { chainTo, readImportGraph, type ImportGraph } from './import-graph.ts';

const heavy = /(^|\/)node_modules\/(zod|keycloak-js|pdfjs-dist)\//;
const antd = /^shell\/kit\/src\/ui\/|(^|\/)node_modules\/(antd|@ant-design|@rc-component)\//;
/** Entry of react-hook-form; the graph leaves out packages in a `dist` folder. */
const hookForm = /^shell\/kit\/src\/forms\/use-service-form\.ts$/;
/** Visitors' pages and their lazy parts. */
const forVisitors =
  /^(mfe-catalog\/src\/pages\/[^/]+-page|mfe-catalog\/src\/features\/browse-categories\/top-categories-component|mfe-checkout\/src\/pages\/basket-page)\.tsx$/;
const firstLoad = /^(shell\/src\/(index|bootstrap)\.tsx?|mfe-[^/]+\/src\/start\.tsx?)$/;

let graph: ImportGraph;
beforeAll(async () => {
  graph = await readImportGraph(join(import.meta.dirname, '../../..'));
}, 60_000);

describe('the first load', () => {
  it('starts in the shell and in every remote', () => {
    const starts = [...graph.keys()].filter((file) => firstLoad.test(file));
    expect(starts).toEqual(
      expect.arrayContaining([
        'shell/src/bootstrap.tsx',
        'mfe-admin/src/start.ts',
        'mfe-catalog/src/start.ts',
        'mfe-checkout/src/start.ts',
        'mfe-orders/src/start.ts',
      ]),
    );
  });

  it('reaches neither zod nor keycloak-js nor pdf.js', () => {
    const starts = [...graph.keys()].filter((file) => firstLoad.test(file));
    const chains = starts.flatMap((start) => chainTo(graph, start, heavy)?.join(' → ') ?? []);
    expect(chains).toEqual([]);
  });

  it.each([
    ['antd', antd],
    ['react-hook-form', hookForm],
  ])('reaches no %s, nor does a page that a visitor opens', (_, parts) => {
    const pages = [...graph.keys()].filter((file) => forVisitors.test(file));
    expect(pages.length).toBeGreaterThanOrEqual(7);
    const starts = [...graph.keys()].filter((file) => firstLoad.test(file)).concat(pages);
    const chains = starts.flatMap((start) => chainTo(graph, start, parts)?.join(' → ') ?? []);
    expect(chains).toEqual([]);
  });
});

describe('the test kit of the platform', () => {
  const [testing, wild] = ['index', 'wild-values'].map((file) => `services/platform/src/testing/${file}.ts`);
  const fastCheck = /(^|\/)node_modules\/fast-check\//;

  it('does not import fast-check, whose arbitrary strings take a second to build', () => {
    expect(chainTo(graph, wild!, fastCheck)).toBeDefined();
    expect(chainTo(graph, testing!, fastCheck)?.join(' → ')).toBeUndefined();
  });
});

describe('the import graph', () => {
  const ways = {
    'shell/src/at-once.ts': "import { z } from 'zod';\n\nexport const schema = z.string();\n",
    'shell/src/later.ts': "export const load = () => import('zod');\n",
    'shell/src/as-a-type.ts': "import type { ZodType } from 'zod';\n\nexport type Schema = ZodType;\n",
  };

  it('holds static imports, but no dynamic and no type imports', async () => {
    const sandbox = buildSandbox(ways);
    try {
      const ofSandbox = await readImportGraph(sandbox.root);
      const found = Object.keys(ways).filter((file) => chainTo(ofSandbox, file, heavy));
      expect(found).toEqual(['shell/src/at-once.ts']);
    } finally {
      sandbox.remove();
    }
  }, 60_000);
});

describe('a chain of imports', () => {
  const files: ImportGraph = new Map([
    ['start.ts', ['near.ts', 'far.ts']],
    ['far.ts', ['further.ts', 'start.ts']],
    ['further.ts', ['node_modules/zod/index.js']],
    ['near.ts', []],
  ]);

  it('is found over several files, even in an import cycle', () => {
    expect(chainTo(files, 'start.ts', heavy)).toEqual([
      'start.ts',
      'far.ts',
      'further.ts',
      'node_modules/zod/index.js',
    ]);
  });

  it('is undefined without a path to the file', () => {
    expect(chainTo(files, 'near.ts', heavy)).toBeUndefined();
  });
});
