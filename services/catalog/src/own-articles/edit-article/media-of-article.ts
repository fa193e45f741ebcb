import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { ShownOwnArticleMedium } from '@werkbank/contracts/entities';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { columns, readMany, statement } from '@werkbank/platform/database';
import type { SourceMedium } from '../../catalogue/index.js';
import { mediumAddress, MediaOrderEntity, MediumEntity } from '../../media/index.js';
import { mediumInUpload, nameIn } from '../upload-media/upload-source.js';
import type { OwnArticleChange } from './columns-of-change.js';

const orderedMedia = statement(
  'ordered-media-of-own-article',
  {
    ...columns(MediaOrderEntity, 'source', 'state', 'mediaId'),
    kind: p.text().$type<SourceMedium['kind']>().nullable(),
  },
  `select o.source, o.state, m.media_id as "mediaId", m.kind from media_order o
     left join medium m on m.media_id = o.media_id where o.article_id = ? order by o.position, o.id`,
);
const keptMedia = statement(
  'kept-media',
  columns(MediumEntity, 'mediaId', 'kind'),
  `select media_id as "mediaId", kind from medium
    where media_id in (select jsonb_array_elements_text(?::jsonb))`,
);

/** The media of an article as its form shows them. One statement. */
export async function shownMedia(
  em: EntityManager,
  articleId: string,
  media: readonly SourceMedium[],
): Promise<ShownOwnArticleMedium[]> {
  const bySource = new Map((await readMany(em, orderedMedia, [articleId])).map((row) => [row.source, row]));
  return media.map(({ source, kind, purpose, description }) => {
    const order = bySource.get(source);
    const mediaId = order?.mediaId ?? null;
    const known = order?.kind ?? kind;
    return {
      source,
      purpose,
      description: { de: description.de ?? '', en: description.en ?? '' },
      kind: known,
      fileName: nameIn(source),
      state: order?.state ?? 'waiting',
      address: mediaId === null ? null : mediumAddress(mediaId, known === 'image' ? 'page' : 'original'),
      thumbnail: mediaId === null || known !== 'image' ? null : mediumAddress(mediaId, 'row'),
    };
  });
}

/** A medium of an article with the content that is known of it. */
export type ArrangedMedium = SourceMedium & { mediaId: string | null };

/** The media chosen for an article: its present ones, and uploads. One statement. */
export async function chosenMedia(
  em: EntityManager,
  chosen: NonNullable<OwnArticleChange['media']>,
  before: readonly SourceMedium[],
): Promise<ArrangedMedium[] | Refusal> {
  const uploads = chosen.flatMap(({ source }) => mediumInUpload(source) ?? []);
  const kept = new Map(
    (await readMany(em, keptMedia, [JSON.stringify(uploads)])).map(({ mediaId, kind }) => [mediaId, kind]),
  );
  const known = new Map(before.map((medium) => [medium.source, medium]));
  const media: ArrangedMedium[] = [];
  for (const [at, { source, purpose, description }] of chosen.entries()) {
    const mediaId = mediumInUpload(source);
    const former = known.get(source);
    const kind = former?.kind ?? (mediaId === undefined ? undefined : kept.get(mediaId));
    if (kind === undefined) return refuse('MEDIUM_NOT_FOUND', { field: `media.${at}.source` });
    const texts = Object.fromEntries(Object.entries(description).filter(([, text]) => text !== ''));
    if (media.every((one) => one.source !== source))
      media.push({ ...former, source, kind, purpose, description: texts, mediaId: mediaId ?? null });
  }
  return media;
}
