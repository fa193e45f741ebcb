import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { columns, readOne, run, statement } from '@werkbank/platform/database';
import type { FileStore } from '@werkbank/platform/files';
import type { AddressPolicy } from '../address-policy/address-policy.js';
import { MediaDelayed, MediaRefused } from '../address-policy/media-refused.js';
import { MediumSourceEntity } from '../store-media/medium.entity.js';
import { takeMedium } from '../store-media/take-medium.js';
import { fetchLimits, type FetchLimits, openAddress, reasonOf } from './open-address.js';

/** An address that was asked so lately is not asked again. */
const freshMinutes = 60;

const knownSource = statement(
  'known-source-of-medium',
  {
    ...columns(MediumSourceEntity, 'mediaId', 'etag', 'lastModified'),
    isFresh: p.boolean(),
  },
  `select media_id as "mediaId", etag, last_modified as "lastModified",
     checked_at > now() - interval '${freshMinutes} minutes' as "isFresh"
   from medium_source where address = ?`,
);

const keepSource = statement(
  'keep-source-of-medium',
  {},
  `insert into medium_source (address, media_id, etag, last_modified) values (?, ?, ?, ?)
   on conflict (address) do update set media_id = excluded.media_id, etag = excluded.etag,
     last_modified = excluded.last_modified, checked_at = now()`,
);

export interface MediaParts {
  files: FileStore;
  policy: AddressPolicy;
  limits?: FetchLimits;
}

/** The medium at an address: fetched, or the stored one if it has not changed there. */
export async function fetchMedium(
  em: EntityManager,
  { files, policy, limits = fetchLimits }: MediaParts,
  address: string,
): Promise<string> {
  const known = await readOne(em, knownSource, [address]);
  if (known?.isFresh) return known.mediaId;
  const opened = await openAddress(policy, address, known, limits);
  const { content, etag, lastModified } = opened;
  const mediaId = content ? await taken(em, files, content) : known?.mediaId;
  if (mediaId === undefined) throw new MediaDelayed('Unreachable', 'unchanged, but unknown here');
  await run(em, keepSource, [address, mediaId, etag, lastModified]);
  return mediaId;
}

/** An answer that breaks off may be whole at the next try. */
async function taken(
  em: EntityManager,
  files: FileStore,
  content: Parameters<typeof takeMedium>[2],
): Promise<string> {
  let broken: Error | undefined;
  content.once('error', (error) => (broken = error));
  try {
    return (await takeMedium(em, files, content)).mediaId;
  } catch (error) {
    if (error instanceof MediaRefused || broken === undefined) throw error;
    throw new MediaDelayed(reasonOf(broken), broken.message);
  } finally {
    content.destroy();
  }
}
