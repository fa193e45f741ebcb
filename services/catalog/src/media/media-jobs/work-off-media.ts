import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { videoIdOf } from '@werkbank/contracts/video';
import { columns, readMany, readOne, run, statement, tryLockUntilCommit } from '@werkbank/platform/database';
import { isOutage } from '@werkbank/platform/dependency-errors';
import { FileStore } from '@werkbank/platform/files';
import { RepeatedTask } from '@werkbank/platform/schedule';
import { ArticleEntity } from '../../catalogue/index.js';
import { AddressPolicy } from '../address-policy/address-policy.js';
import { MediaDelayed, type MediaReason, MediaRefused } from '../address-policy/media-refused.js';
import { fetchMedium } from '../fetch-media/fetch-medium.js';
import { isStillKept } from '../store-media/take-medium.js';
import { fileNameOf, isAddress } from './file-name.js';
import { MediaFileEntity, MediaOrderEntity } from './media-order.entity.js';
import { setArticleMedia } from './set-article-media.js';

const lookEveryMs = 10_000;
/** Media that are fetched at the same time. */
const atOnce = 4;
const batch = 100;
/** Minutes before the next try of an address; after the last one it is refused. */
const pauses = [1, 5, 30, 120, 720] as const;

const order = columns(MediaOrderEntity, 'id', 'importId', 'articleId', 'source', 'mediaId', 'attempts');
const waitingOrders = statement(
  'waiting-media-orders',
  order,
  `select id, import_id as "importId", article_id as "articleId", source,
     media_id as "mediaId", attempts
   from media_order where state = 'waiting' and next_try_at <= now() order by next_try_at, id limit ${batch}`,
);
/** An article may name a file that came with an earlier import of its company. */
const fileOfImport = statement(
  'media-file-of-import',
  columns(MediaFileEntity, 'mediaId', 'reason'),
  `select f.media_id as "mediaId", f.reason from media_file f
   where (f.name = ? or f.base_name = ?) and (f.import_id = ? or f.media_id is not null and f.import_id in (
     select earlier.id from catalogue_import i join catalogue_import earlier on earlier.company_id = i.company_id
      where i.id = ? and earlier.id < i.id))
   order by f.import_id desc, (f.name = ?) desc, f.name limit 1`,
);
const lockArticle = statement(
  'lock-article-of-media',
  columns(ArticleEntity, 'articleId'),
  'select article_id as "articleId" from article where article_id = ? for update',
);
const finishOrder = statement(
  'finish-media-order',
  {},
  `update media_order set state = ?, media_id = ?, reason = ?, attempts = attempts + 1, finished_at = now()
   where id = ? and state = 'waiting'`,
);
const delayOrder = statement(
  'delay-media-order',
  {},
  `update media_order set attempts = attempts + 1, reason = ?, next_try_at = now() + ? * interval '1 minute'
   where id = ? and state = 'waiting'`,
);

interface WaitingOrder {
  id: number;
  importId: number;
  articleId: string;
  source: string;
  /** The one that it had before another import. */
  mediaId: string | null;
  attempts: number;
}

/**
 * Fetches the ordered media, a few at a time, in one replica at a time. The lock of a killed replica ends
 * with its connection; its unfinished orders stay in the queue.
 */
@Injectable()
export class WorkOffMedia extends RepeatedTask {
  constructor(
    private readonly em: EntityManager,
    private readonly files: FileStore,
    private readonly policy: AddressPolicy,
  ) {
    super({ name: 'fetch-media', everyMs: lookEveryMs, atOnce: true });
  }

  protected override async work(): Promise<void> {
    await this.em.fork().transactional(async (locking) => {
      if (await tryLockUntilCommit(locking, 'article-media')) await this.goOn();
    });
  }

  private async goOn(): Promise<void> {
    while (!this.ending) {
      const orders = await readMany(this.em.fork(), waitingOrders);
      if (orders.length === 0) return;
      const workers = Array.from({ length: atOnce }, async () => {
        for (let next = orders.shift(); next && !this.ending; next = orders.shift()) await this.fulfil(next);
      });
      await Promise.all(workers);
    }
  }

  private async fulfil(next: WaitingOrder): Promise<void> {
    try {
      const mediaId = videoIdOf(next.source) ? null : await this.mediumOf(next);
      await this.finish(next, { state: 'done', mediaId, reason: null });
    } catch (error) {
      const pause = pauses[next.attempts];
      if (error instanceof MediaDelayed && pause !== undefined) {
        await run(this.em.fork(), delayOrder, [error.reason, pause, next.id]);
      } else if (error instanceof MediaRefused) {
        await this.finish(next, { state: 'refused', mediaId: null, reason: error.reason });
      } else await this.waitOrRefuse(next, error);
    }
  }

  private async mediumOf({ source, importId, mediaId }: WaitingOrder): Promise<string> {
    const em = this.em.fork();
    if (mediaId !== null && (await isStillKept(em, mediaId))) return mediaId;
    if (isAddress(source)) return fetchMedium(em, { files: this.files, policy: this.policy }, source);
    const { full, base } = fileNameOf(source);
    const file = await readOne(em, fileOfImport, [full, base, importId, importId, full]);
    if (file?.mediaId) return file.mediaId;
    throw new MediaRefused(file?.reason ?? 'FileMissing');
  }

  /** A part that is down ends this run. Any other failure of one medium leaves the others. */
  private async waitOrRefuse({ id, attempts }: WaitingOrder, error: unknown): Promise<void> {
    if (isOutage(error)) throw error;
    this.log.error(error);
    await run(this.em.fork(), delayOrder, ['Unreachable', pauses[attempts] ?? 1440, id]);
  }

  /** Two media of one article are finished one after the other, so the article gets both. Imports lock it first as well. */
  private async finish(
    { id, articleId }: WaitingOrder,
    {
      state,
      mediaId,
      reason,
    }: { state: 'done' | 'refused'; mediaId: string | null; reason: MediaReason | null },
  ): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      await readOne(em, lockArticle, [articleId]);
      const changed = await run(em, finishOrder, [state, mediaId, reason, id]);
      if (changed > 0 && state === 'done') await setArticleMedia(em, articleId);
    });
  }
}
