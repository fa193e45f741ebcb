/** The used part of an entry in package-lock.json. */
interface LockEntry {
  readonly version?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly cpu?: readonly string[];
  readonly os?: readonly string[];
  readonly libc?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export type LockPackages = Readonly<Record<string, LockEntry>>;

export interface MissingPackage {
  readonly name: string;
  readonly version: string;
  /** The package with this optional dependency. */
  readonly wantedBy: string;
}

/**
 * Optional packages that are missing in the lockfile. npm leaves out packages that the registry did not deliver, mostly a tool's
 * binary for another platform, and `npm ci` then refuses the lockfile.
 */
export function missingPackages(packages: LockPackages): MissingPackage[] {
  return Object.entries(packages).flatMap(([wantedBy, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isFound(packages, wantedBy, name))
      .map(([name, version]) => ({ name, version, wantedBy })),
  );
}

function isFound(packages: LockPackages, from: string, name: string): boolean {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`] !== undefined) return true;
    if (folder === '') return false;
  }
}

/** Adds entries for the missing packages, which npm downloads on the platforms that need them. */
export function mended(packages: LockPackages): LockPackages {
  const added = missingPackages(packages).map(({ name, version, wantedBy }): [string, LockEntry] => {
    if (!/^\d+\.\d+\.\d+[\w.+-]*$/.test(version))
      throw new Error(`${wantedBy} wants ${name}@${version}, a range.`);
    const dev = packages[wantedBy]?.dev === true ? { dev: true } : {};
    return [`node_modules/${name}`, { version, ...dev, optional: true, ...platformIn(name) }];
  });
  const all = [...Object.entries(packages), ...added];
  return Object.fromEntries(all.sort(([a], [b]) => a.localeCompare(b, 'en')));
}

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const processors = ['arm64', 'arm', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32'];

/** Platform of a package by its name: `binding-linux-x64-musl`. */
function platformIn(name: string): Pick<LockEntry, 'os' | 'cpu' | 'libc'> {
  const words = name.split(/[-/]/);
  const os = systems.find((system) => words.includes(system));
  const cpu = processors.find((processor) => words.includes(processor));
  const musl = words.some((word) => word.startsWith('musl'));
  const glibc = words.some((word) => word.startsWith('gnu'));
  return {
    ...(os === undefined ? {} : { os: [os] }),
    ...(cpu === undefined ? {} : { cpu: [cpu] }),
    ...(os === 'linux' && (musl || glibc) ? { libc: [musl ? 'musl' : 'glibc'] } : {}),
  };
}
