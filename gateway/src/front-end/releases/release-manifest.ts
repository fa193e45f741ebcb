import { createHash } from 'node:crypto';
import { z } from 'zod';

/** As browsers know it; one algorithm, so that two texts are equal where the contents are. */
const integrity = z.string().regex(/^sha256-[A-Za-z0-9+/]{43}=$/);
const version = z.string().regex(/^[0-9A-Za-z][0-9A-Za-z.+-]{0,63}$/);
/** No segment begins with a dot, so no path leaves its folder; what a page has no use for is no part of a release. */
const path = z
  .string()
  .max(200)
  .regex(
    /^(?:[\w@-][\w@.-]*\/)*[\w@-][\w@.-]*\.(?:js|mjs|css|json|svg|woff2|wasm|pfb|png|webp)(?:\.br|\.gz)?$/,
  );

/** `manifest.json` at a team's address: which releases there are, the newest first, and how many of a hundred visitors get each. */
export const teamManifest = z.object({
  releases: z
    .array(z.object({ version, share: z.int().min(0).max(100), integrity }))
    .min(1)
    .max(20)
    .refine(
      (releases) => releases.reduce((sum, { share }) => sum + share, 0) === 100,
      'the shares are not 100',
    )
    .refine(
      (releases) => new Set(releases.map(({ version: one }) => one)).size === releases.length,
      'a version is listed twice',
    ),
});
export type TeamManifest = z.output<typeof teamManifest>;
export type ListedRelease = TeamManifest['releases'][number];

/** `<version>/release.json` at a team's address: every file of a release, with what it must hash to. */
export const releaseFiles = z.object({
  files: z
    .record(path, integrity)
    .refine((files) => Object.keys(files).length <= 1000, 'too many files')
    // A list cannot have its own hash: the file by that name would be another one.
    .refine((files) => !('release.json' in files), 'the list lists itself')
    .refine((files) => 'remote.json' in files && 'remoteEntry.js' in files, 'no remote'),
});

export type ReleaseFiles = z.output<typeof releaseFiles>['files'];

/** Content with the right hash that breaks the schema: fetching it again changes nothing. */
export class BadRelease extends Error {}

/** Parses what a team published. The error says what is wrong in one short line. */
export function parsePublished<S extends z.ZodType>(what: string, schema: S, content: Buffer): z.output<S> {
  let data: unknown;
  try {
    data = JSON.parse(content.toString('utf8'));
  } catch {
    throw new BadRelease(`${what} is not JSON`);
  }
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const at = issue?.path.map(String).join('.') ?? '';
  throw new BadRelease(`${what}${at === '' ? '' : `, ${at}`}: ${issue?.message ?? 'invalid'}`);
}

export const integrityOf = (content: Buffer): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** Names a release by its content: the same version published anew is another release at another address. */
export const releaseId = (release: Pick<ListedRelease, 'integrity'>): string =>
  Buffer.from(release.integrity.slice('sha256-'.length), 'base64').toString('hex').slice(0, 20);
