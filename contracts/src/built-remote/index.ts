import { z } from 'zod';
import { callerKinds } from '../access/index.js';
import { languages } from '../localization/index.js';

/** A gateway answers all of it with `/remotes.json`, to every visitor. */
export const largestBuiltRemote = 256 * 1024;

const name = z.string().regex(/^[a-z][a-z-]{0,39}$/);
/** Name of a page or a component. It is kebab-case, so it never equals a member of an object's prototype. */
const part = z
  .string()
  .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/)
  .max(60);
const access = z.array(z.enum(callerKinds)).min(1).max(callerKinds.length);
/** A call of another version of the contract may be unknown here: the page goes without it. */
const callName = z.string().regex(/^[a-z][A-Za-z0-9]{0,59}$/);

/**
 * `/`, or steps of which the first is not a parameter: a pattern such as `/:page` would take every address of all remotes.
 * A `*` covers the rest of the way.
 */
const routePath = z
  .string()
  .max(200)
  .regex(/^\/(?:[\w-][\w.-]*(?:\/:?[\w-][\w.-]*)*(?:\/\*)?)?$/);
const ownAddress = z
  .string()
  .max(200)
  .regex(/^\/(?![/\\])[!-[\]-~]*$/);

/** Below the remote's own address; no segment begins with a dot, so that no path leaves its folder. */
const file = z
  .string()
  .max(200)
  .regex(/^(?:[\w@-][\w@.-]*\/)*[\w@-][\w@.-]*\.(?:js|css)$/);
const files = z.array(file).max(500);

const manifest = z.object({
  name,
  routes: z
    .array(
      z.object({
        path: routePath,
        page: part,
        access,
        publicPage: callName.optional(),
        camera: z.literal(true).optional(),
      }),
    )
    .max(100),
  menu: z
    .array(
      z.object({
        label: z.record(z.enum(languages), z.string().min(1).max(60)),
        to: ownAddress,
        covers: z.array(ownAddress).max(20).optional(),
        access,
        notFor: access.optional(),
        beginsFor: access.optional(),
        order: z.number().min(-1e6).max(1e6),
      }),
    )
    .max(100),
  // A slot of another shell's version is no mistake: each shell uses only the slots that it has.
  slots: z.array(z.object({ slot: part, component: part, access })).max(50),
  publicAddresses: callName.optional(),
});

/** `remote.json`, as a remote's build writes it beside its files. Unknown fields are left out. */
export const builtRemote = manifest.extend({
  /** Version of the build. */
  version: z.string().min(1).max(64).optional(),
  /** Files by who needs them as soon as a page is opened. */
  files: z
    .object({
      start: files.optional(),
      pages: z.record(part, files).optional(),
      components: files.optional(),
      texts: z.record(z.string().regex(/^[a-z]{2}$/), files).optional(),
    })
    .optional(),
});
export type BuiltRemote = z.output<typeof builtRemote>;
