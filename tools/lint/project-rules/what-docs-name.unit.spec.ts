import { show } from './project-rule.ts';
import { imaginedTree } from './source-tree.ts';
import { namesWhatExists } from './what-docs-name.ts';

const findings = (text: string) =>
  namesWhatExists
    .find(
      imaginedTree({
        'services/orders/README.md': text,
        'services/orders/src/drafts/draft.ts': '',
        'services/orders/package.json': '{"name":"@werkbank/orders","scripts":{"build":"tsc"}}',
        'tools/run.mjs': '',
        'package.json': '{"name":"werkbank","scripts":{"test":"node tools/run.mjs test"}}',
      }),
    )
    .map(show);

describe('the rule about paths and commands in documents', () => {
  it.each([
    'See [drafts](src/drafts/draft.ts#first) and [another page](https://example.org/a.html).',
    '`src/drafts` and `services/orders/src/drafts/` are folders.',
    'Other names with a slash: `text/html`, `and/or`, `src/<noun>/index.ts`, `src/**`, `/api/orders`.',
    'Created by commands: `services/orders/dist/main.js`, `tools/.results/run.json`.',
    '`npm run test -- --only unit`, `npm run build` and `node tools/run.mjs start`.',
    '`npm run build -w @werkbank/orders` names a workspace.',
  ])('accepts: %s', (text) => {
    expect(findings(text)).toEqual([]);
  });

  it.each([
    ['[drafts](src/draft/draft.ts)', 'src/draft/draft.ts'],
    ['`src/baskets/basket.ts`', 'src/baskets/basket.ts'],
    ['`services/order/src`', 'services/order/src'],
    ['`node tools/start.mjs`', 'tools/start.mjs'],
    ['`npm run lint`', 'npm run lint'],
    ['`npm run test -w @werkbank/orders`', 'npm run test'],
  ])('refuses %s', (text, name) => {
    expect(findings(`# Orders\n\n${text}`)).toEqual([
      `services/orders/README.md:3: "${name}" does not exist`,
    ]);
  });
});
