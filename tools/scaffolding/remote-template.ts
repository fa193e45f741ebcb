import { json } from './json.ts';
import type { Names } from './names.ts';

/** The files of a new remote: one page that runs in the shell and alone. */
export function remoteFiles({ kebab, pascal }: Names, dependencies: unknown): Record<string, string> {
  return {
    'README.md': `# mfe-${kebab}

The remote of … (say in one sentence which screens it has).

- **Owns** the route \`/${kebab}\`.
- **Calls** nothing yet.

| Folder       | Purpose                                        |
| ------------ | ---------------------------------------------- |
| \`src/pages/\` | The pages. \`src/start.ts\` lists them by route. |
| \`locales/\`   | The texts in German and English.               |

\`npm run dev -w @werkbank/mfe-${kebab}\` runs the remote alone on its fixtures.
`,
    'package.json': json({
      name: `@werkbank/mfe-${kebab}`,
      version: '0.1.0',
      private: true,
      description: `The screens of ${kebab}`,
      type: 'module',
      license: 'MIT',
      scripts: {
        lint: `cd .. && oxlint --format unix mfe-${kebab}`,
        build: `node ../shell/federation/build-front.ts mfe-${kebab} && node ../tools/launcher/preparing/precompress.ts dist`,
        dev: 'rspack serve',
        test: `node ../tools/run.mjs test --only web,contract mfe-${kebab}/`,
      },
      dependencies,
    }),
    'tsconfig.json': json({
      extends: '../tsconfig.web.json',
      compilerOptions: { rootDir: '.', outDir: '.types', tsBuildInfoFile: '.types/.tsbuildinfo' },
      include: ['src', 'locales/*.json', 'remote.manifest.ts'],
      references: [{ path: '../contracts' }, { path: '../shell/kit' }],
    }),
    'rspack.config.mjs': `import { remote } from '@werkbank/federation';

export default remote(import.meta.dirname);
`,
    'remote.manifest.ts': `import type { RemoteManifest } from '@werkbank/contracts/shell-api';

export default {
  name: '${kebab}',
  routes: [{ path: '/${kebab}', page: 'home', access: ['visitor'] }],
  menu: [],
  slots: [],
} satisfies RemoteManifest;
`,
    'locales/de.json': json({ home: { title: pascal } }),
    'locales/en.json': json({ home: { title: pascal } }),
    'src/index.ts': `// The shared packages are asked for asynchronously, so the first file of a build may import nothing that needs them.
void import('./standalone');
`,
    'src/start.ts': `import { defineRemote } from '@werkbank/kit/remote';

/** The only thing that the shell sees of this remote. */
export const start = defineRemote({
  name: '${kebab}',
  locales: { de: () => import('../locales/de.json'), en: () => import('../locales/en.json') },
  pages: { home: () => import('./pages/home-page') },
});
`,
    'src/standalone.tsx': `import { runStandalone } from '@werkbank/kit/standalone';
import manifest from '../remote.manifest';
import { start } from './start';

void runStandalone(manifest, start, { fixtures: {} });
`,
    'src/pages/home-page.tsx': `import { Page } from '@werkbank/kit/page';
import { useTranslation } from 'react-i18next';

/** The first page of this remote. */
export default function HomePage() {
  const { t } = useTranslation('${kebab}');
  return <Page title={t('home.title')}>{null}</Page>;
}
`,
    'src/pages/home-page.unit.spec.tsx': `import { renderWithHost } from '@werkbank/kit/testing/render';
import { screen } from '@testing-library/react';
import de from '../../locales/de.json';
import en from '../../locales/en.json';
import HomePage from './home-page';

const locales = {
  '${kebab}': { de: async () => ({ default: de }), en: async () => ({ default: en }) },
};

it.each(['de', 'en'] as const)('shows its title in the language %s', async (language) => {
  await renderWithHost(<HomePage />, {
    locales,
    at: '/${kebab}',
    preferences: { language, country: 'CH', currency: 'CHF' },
  });
  expect(screen.getByRole('heading', { level: 1, name: '${pascal}' })).toBeVisible();
});
`,
  };
}

/** Remaining manual steps in other workspaces. */
export const afterRemote = ({ kebab }: Names): string[] => [
  `mfe-${kebab}/remote.manifest.ts: a menu entry and more routes, src/pages: what they show`,
];
