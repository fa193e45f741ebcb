import type { Readable } from 'node:stream';
import { p } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { LocalizedText } from '@werkbank/contracts/entities';
import { columns, readMany, type RowOf, run, statement } from '@werkbank/platform/database';
import { FileStore } from '@werkbank/platform/files';
import { type MediaReason, MediaRefused } from '../address-policy/media-refused.js';
import type { MediumKind } from '../store-media/recognise-type.js';
import type { RecognisedType } from '../store-media/recognise-type.js';
import { takeMedium, type TakenMedium } from '../store-media/take-medium.js';
import { fileNameOf } from './file-name.js';
import { MediaOrderEntity } from './media-order.entity.js';
import { clearMedia, setArticleMedia, showOwnMedia } from './set-article-media.js';
import { WorkOffMedia } from './work-off-media.js';

/** A medium of an article, as its producer names it. */
export interface WantedMedium {
  /** An address (`https://…`), or the name of a file that came with the import. */
  source: string;
  kind: MediumKind | null;
  purpose: string | null;
  description: Partial<LocalizedText> | null;
}

/** Import of media that no file contained. */
const withoutImport = 0;

interface MediaProgress {
  waiting: number;
  done: number;
  refused: Partial<Record<MediaReason, number>>;
}

const keepFile = statement(
  'keep-media-file',
  {},
  `insert into media_file (import_id, name, base_name, media_id, reason) values (?, ?, ?, ?, ?)
   on conflict (import_id, name) do update set media_id = excluded.media_id, reason = excluded.reason`,
);

const formerOrder = columns(
  MediaOrderEntity,
  'articleId',
  'importId',
  'position',
  'source',
  'kind',
  'purpose',
  'description',
  'mediaId',
);
/** An order that another import has replaced. */
export type FormerOrder = RowOf<typeof formerOrder>;
const deleteOrders = statement(
  'delete-media-orders',
  formerOrder,
  `delete from media_order where article_id in (select jsonb_array_elements_text(?))
   returning article_id as "articleId", import_id as "importId", position, source, kind, purpose, description,
     media_id as "mediaId"`,
);

const insertOrders = statement(
  'insert-media-orders',
  {},
  `insert into media_order (import_id, article_id, position, source, kind, purpose, description, media_id)
   select w."importId", w."articleId", w.position, w.source, w.kind, w.purpose, w.description, w."mediaId"
   from jsonb_to_recordset(?) as w ("importId" int, "articleId" text, position int, source text, kind text,
     purpose text, description jsonb, "mediaId" text)`,
);

/** Completes orders for media that are already stored, without a fetch. */
const finishKnown = statement(
  'finish-known-media-orders',
  {},
  `update media_order o set state = 'done', finished_at = now()
    where o.article_id = ? and o.state = 'waiting' and exists (select from medium m where m.media_id = o.media_id)`,
);

const countOrders = statement(
  'count-media-orders',
  {
    state: MediaOrderEntity.properties.state,
    reason: MediaOrderEntity.properties.reason,
    number: p.integer(),
  },
  `select state, reason, count(*)::int as number from media_order where import_id = ? group by state, reason`,
);

/** The media work of an import: files that it contains, media that its articles need, and the progress. */
@Injectable()
export class MediaJobs {
  constructor(
    private readonly files: FileStore,
    private readonly work: WorkOffMedia,
  ) {}

  /**
   * Takes a file of an import, such as an entry of its ZIP; a refusal is returned and kept. Files come before the articles
   * that name them. A repetition replaces the file.
   */
  async takeFile(
    em: EntityManager,
    importId: number,
    name: string,
    content: Readable,
  ): Promise<MediaReason | undefined> {
    const { full, base } = fileNameOf(name);
    try {
      const { mediaId } = await takeMedium(em, this.files, content);
      await run(em, keepFile, [importId, full, base, mediaId, null]);
      return undefined;
    } catch (error) {
      if (!(error instanceof MediaRefused)) throw error;
      await run(em, keepFile, [importId, full, base, null, error.reason]);
      return error.reason;
    }
  }

  /**
   * Replaces the media orders of articles; an article without orders loses its media. Runs in the
   * transaction that locks and writes the articles, so both are saved or neither is. Returns the previous
   * orders.
   */
  async order(
    em: EntityManager,
    importId: number,
    wanted: ReadonlyMap<string, readonly WantedMedium[]>,
  ): Promise<FormerOrder[]> {
    const former = await this.replace(
      em,
      [...wanted.keys()],
      [...wanted].flatMap(([articleId, media]) =>
        media.map((medium, position) => ({ ...medium, articleId, importId, position, mediaId: null })),
      ),
    );
    await clearMedia(em, emptyOf(wanted));
    return former;
  }

  /** Stores an uploaded file if `check` accepts its type. Throws `MediaRefused`, or the error of `check`. */
  takeUpload(
    em: EntityManager,
    content: Readable,
    check: (type: RecognisedType) => void,
  ): Promise<TakenMedium> {
    return takeMedium(em, this.files, content, check);
  }

  /**
   * Gives an article other media by hand. Media that have come are shown at once; those of an import that are still to come
   * stay ordered. Inside of the transaction that locks and writes the article.
   */
  async arrange(
    em: EntityManager,
    articleId: string,
    wanted: readonly (WantedMedium & { mediaId: string | null })[],
  ): Promise<void> {
    const former = await readMany(em, deleteOrders, [JSON.stringify([articleId])]);
    const bySource = new Map(former.map((order) => [order.source, order]));
    const orders = wanted.map((medium, position) => {
      const before = bySource.get(medium.source);
      const mediaId = medium.mediaId ?? before?.mediaId ?? null;
      return { ...medium, articleId, position, mediaId, importId: before?.importId ?? withoutImport };
    });
    if (orders.length > 0) await run(em, insertOrders, [JSON.stringify(orders)]);
    await run(em, finishKnown, [articleId]);
    if (orders.length > 0) await setArticleMedia(em, articleId);
    else await clearMedia(em, [articleId]);
  }

  /** Restores previous orders; `null` means the media from before the first import. */
  async restore(
    em: EntityManager,
    former: ReadonlyMap<string, readonly FormerOrder[] | null>,
  ): Promise<void> {
    const orders = [...former.values()].flatMap((list) => list ?? []);
    await this.replace(em, [...former.keys()], orders);
    await clearMedia(em, emptyOf(former));
    const own = [...former].flatMap(([articleId, list]) => (list === null ? [articleId] : []));
    await showOwnMedia(em, own);
  }

  private async replace(
    em: EntityManager,
    articleIds: readonly string[],
    orders: readonly FormerOrder[],
  ): Promise<FormerOrder[]> {
    const former = await readMany(em, deleteOrders, [JSON.stringify(articleIds)]);
    if (orders.length > 0) await run(em, insertOrders, [JSON.stringify(orders)]);
    return former;
  }

  /** Starts at once instead of within seconds; after the commit of an order. */
  start(): void {
    this.work.start();
  }

  async progress(em: EntityManager, importId: number): Promise<MediaProgress> {
    const progress: MediaProgress = { waiting: 0, done: 0, refused: {} };
    for (const { state, reason, number } of await readMany(em, countOrders, [importId])) {
      if (state === 'refused' && reason) progress.refused[reason] = number;
      else if (state !== 'refused') progress[state] += number;
    }
    return progress;
  }
}

const emptyOf = (lists: ReadonlyMap<string, readonly unknown[] | null>): string[] =>
  [...lists].flatMap(([articleId, list]) => (list?.length === 0 ? [articleId] : []));
