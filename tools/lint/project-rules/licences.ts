import { lineAt, type Finding, type ProjectRule } from './project-rule.ts';

interface LockedPackage {
  license?: string;
  link?: boolean;
  cpu?: string[];
}

/** Permissive licences, which require only attribution. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MIT/X11',
  'Unlicense',
  'Zlib',
]);

/** sharp's image library, one package per platform. */
const libvips = [
  'darwin-arm64',
  'darwin-x64',
  'linux-arm',
  'linux-arm64',
  'linux-ppc64',
  'linux-riscv64',
  'linux-s390x',
  'linux-x64',
  'linuxmusl-arm64',
  'linuxmusl-x64',
].map((platform) => `@img/sharp-libvips-${platform}`);
const withLibvips = ['wasm32', 'win32-arm64', 'win32-ia32', 'win32-x64'].map(
  (platform) => `@img/sharp-${platform}`,
);

/** Exempted packages with their reason. */
const accepted: Readonly<Record<string, string>> = {
  '@expo-google-fonts/ibm-plex-sans':
    'the font itself is under OFL-1.1, which lets it be served with a product',
  ...Object.fromEntries(
    libvips
      .concat(withLibvips)
      .map((name) => [
        name,
        'LGPL-3.0-or-later: libvips is a shared library of its own, unchanged and exchangeable',
      ]),
  ),
  argparse: 'Python-2.0: only tools for commits and changelogs read with it',
  'axe-core': 'MPL-2.0: only journeys run it, unchanged',
  buffers: 'states none; exceljs brings it to unzip workbooks, which the product never does',
  'caniuse-lite': 'CC-BY-4.0: data that only the build reads',
  'date-holidays': 'CC-BY-3.0 for its data, which asks to be named: services/platform/README.md does',
  'png-js': 'states none in its package, its LICENSE file is the MIT licence',
};

/** "A OR B" needs one of both, "A AND B" needs both. */
function isAllowed(licence: string): boolean {
  const plain = licence.replace(/^\((.*)\)$/, '$1');
  return plain
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => allowed.has(one.replace(/\+$/, ''))));
}

/** Packages of other platforms are not installed and have no licence in the lockfile; their parent package has the same one. */
const isOneOfManyPlatforms = ({ license, cpu }: LockedPackage) => license === undefined && cpu !== undefined;

function judge(path: string, locked: LockedPackage): string | undefined {
  const name = path.replace(/^.*node_modules\//, '');
  if (!path.includes('node_modules/') || locked.link || name in accepted) return undefined;
  if (isOneOfManyPlatforms(locked)) return undefined;
  if (locked.license === undefined) return `"${name}" states no licence`;
  return isAllowed(locked.license) ? undefined : `"${name}" is under ${locked.license}`;
}

export const allowedLicences: ProjectRule = {
  name: 'brings packages of allowed licences only',
  find(tree) {
    const file = 'package-lock.json';
    const text = tree.read(file);
    if (text === '') return [];
    const { packages } = JSON.parse(text) as { packages: Record<string, LockedPackage> };
    return Object.entries(packages).flatMap(([path, locked]): Finding[] => {
      const found = judge(path, locked);
      const message = `${found}: choose another, or say in licences.ts why it may stay`;
      return found === undefined ? [] : [{ file, line: lineAt(text, text.indexOf(`"${path}"`)), message }];
    });
  },
};
