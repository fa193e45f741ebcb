import { createHash } from 'node:crypto';
import { z } from 'zod';

/** The form of browsers' subresource integrity. One algorithm only, so equal contents have equal texts. */
const integrity = z.string().regex(/^sha256-[A-Za-z0-9+/]{43}=$/);
const version = z.string().regex(/^[0-9A-Za-z][0-9A-Za-z.+-]{0,63}$/);
/**
 * No segment begins with a dot, so no path leaves its folder. File types that a page never loads are not allowed in a
 * release.
 */
const path = z
  .string()
  .max(200)
  .regex(
    /^(?:[\w@-][\w@.-]*\/)*[\w@-][\w@.-]*\.(?:js|mjs|css|json|svg|woff2|wasm|pfb|png|webp)(?:\.br|\.gz)?$/,
  );

/** `manifest.json` at a team's address: its releases, newest first, with their shares of a hundred visitors. */
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

/** `<version>/release.json` at a team's address: every file of a release with its hash. */
export const releaseFiles = z.object({
  files: z
    .record(path, integrity)
    .refine((files) => Object.keys(files).length <= 1000, 'too many files')
    // A list cannot contain its own hash.
    .refine((files) => !('release.json' in files), 'the list lists itself')
    .refine((files) => 'remote.json' in files && 'remoteEntry.js' in files, 'no remote'),
});

export type ReleaseFiles = z.output<typeof releaseFiles>['files'];

/** Content with the right hash that breaks the schema; a retry cannot help. */
export class BadRelease extends Error {}

/** Parses a team's published file. The error names the fault in one short line. */
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

/** Names a release by its content: changed content under the same version is another release at another address. */
export const releaseId = (release: Pick<ListedRelease, 'integrity'>): string =>
  Buffer.from(release.integrity.slice('sha256-'.length), 'base64').toString('hex').slice(0, 20);
