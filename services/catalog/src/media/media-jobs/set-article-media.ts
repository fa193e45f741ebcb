import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { columns, readMany, run, statement } from '@werkbank/platform/database';
import type { ArticleMedium } from '../../catalogue/index.js';
import { mediumAddress } from '../serve-media/medium-address.js';
import { MediumEntity } from '../store-media/medium.entity.js';
import { MediaOrderEntity } from './media-order.entity.js';

const orderedMedia = statement(
  'media-of-article',
  {
    ...columns(MediumEntity, 'mediaId', 'kind', 'mediaType', 'width', 'height'),
    bytes: p.float(),
    ...columns(MediaOrderEntity, 'purpose', 'description', 'source'),
  },
  `select m.media_id as "mediaId", m.kind, m.media_type as "mediaType", m.width, m.height, m.bytes::float8 as bytes, o.purpose, o.description, o.source
   from media_order o join medium m on m.media_id = o.media_id
   where o.article_id = ? and o.state = 'done' order by o.position, o.id`,
);

/** Films on YouTube are played from there and never fetched. */
const playedFilms = statement(
  'films-of-article-played-elsewhere',
  columns(MediaOrderEntity, 'source'),
  `select source from media_order where article_id = ? and state = 'done' and media_id is null
    order by position, id limit 1`,
);

/** Keeps the media from before the first import when the first ones arrive. */
const keepOwn = `own_media = case when media = '[]' and (image_url is not null or document_links <> '[]' or video_url is not null)
  then jsonb_build_object('imageUrl', image_url, 'documentLinks', document_links, 'videoUrl', video_url) else own_media end`;
const writeMedia = statement(
  'write-media-of-article',
  {},
  `update article set media = ?, image_url = ?, document_links = ?, video_url = ?, ${keepOwn}
   where article_id = ? and (media, video_url) is distinct from (?::jsonb, ?)`,
);
const removeMedia = statement(
  'remove-media-of-articles',
  {},
  `update article set media = '[]', image_url = null, document_links = '[]', video_url = null, ${keepOwn}
   where article_id in (select jsonb_array_elements_text(?))
     and (media <> '[]' or image_url is not null or document_links <> '[]' or video_url is not null)`,
);
const restoreOwn = statement(
  'restore-own-media-of-articles',
  {},
  `update article set media = '[]', image_url = own_media->>'imageUrl', video_url = own_media->>'videoUrl',
     document_links = coalesce(own_media->'documentLinks', '[]'), own_media = null
   where article_id in (select jsonb_array_elements_text(?)) and (media <> '[]' or own_media is not null)`,
);

export async function clearMedia(em: EntityManager, articleIds: readonly string[]): Promise<void> {
  if (articleIds.length > 0) await run(em, removeMedia, [JSON.stringify(articleIds)]);
}

/** Restores the media from before the first import. */
export async function showOwnMedia(em: EntityManager, articleIds: readonly string[]): Promise<void> {
  if (articleIds.length > 0) await run(em, restoreOwn, [JSON.stringify(articleIds)]);
}

/** Writes the media that came for an article, in the producer's order, once each. */
export async function setArticleMedia(em: EntityManager, articleId: string): Promise<void> {
  const rows = await readMany(em, orderedMedia, [articleId]);
  const media = rows.filter(({ mediaId }, at) => rows.findIndex((row) => row.mediaId === mediaId) === at);
  const listed = media.map(
    ({ bytes: _, mediaType: _type, source, ...medium }): ArticleMedium => ({
      ...medium,
      fileName: lastPartOf(source),
    }),
  );
  const image = media.find(({ kind }) => kind === 'image');
  const video = media.find(({ kind }) => kind === 'video');
  const [played] = await readMany(em, playedFilms, [articleId]);
  const videoUrl = played?.source ?? (video ? mediumAddress(video.mediaId, 'original') : null);
  // A page has one video; further ones are documents.
  const documents = media.filter((medium) => medium.kind !== 'image' && medium !== video);
  const links = documents.map(({ mediaId, source, bytes, mediaType }) => ({
    link: mediumAddress(mediaId, 'original'),
    fileName: lastPartOf(source),
    bytes,
    mediaType,
  }));
  const json = JSON.stringify(listed);
  await run(em, writeMedia, [
    json,
    image ? mediumAddress(image.mediaId, 'row') : null,
    JSON.stringify(links),
    videoUrl,
    articleId,
    json,
    videoUrl,
  ]);
}

/** The name of a file in an address or in a folder. */
function lastPartOf(source: string): string {
  const path = URL.canParse(source) ? new URL(source).pathname : source.replaceAll('\\', '/');
  const last = path.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last).slice(0, 200);
  } catch {
    return last.slice(0, 200);
  }
}
