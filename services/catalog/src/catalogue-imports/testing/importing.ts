import type { CallAnswer, CallRequest } from '@werkbank/contracts/calls';
import type { CatalogueImport } from '@werkbank/contracts/entities';
import type { TestInstance, TestUser } from '@werkbank/platform/testing';
import type { RepeatedTask } from '@werkbank/platform/schedule';
import { FollowArticles } from '../../search/fill-search-index/follow-articles.js';
import { alpspitz, producerOf } from '../../testing/desk.js';
import { MapWaitingArticles } from '../map-features/map-waiting-articles.js';
import { WorkOffCatalogueImports } from '../work/work-off-catalogue-imports.js';

/** A producer's user who uploads files, and waits until the service has processed them. */
export class Importing {
  private constructor(
    private readonly instance: TestInstance,
    readonly producer: TestUser,
  ) {}

  static async of(instance: TestInstance, companyId = alpspitz): Promise<Importing> {
    return new Importing(instance, await producerOf(companyId));
  }

  async send(...file: Parameters<Importing['start']>): Promise<CatalogueImport> {
    const { importId } = await this.start(...file);
    return this.worked(importId);
  }

  /** Only sends the file. */
  start(
    content: string | Uint8Array<ArrayBuffer>,
    {
      fileName = 'articles.csv',
      mode = 'update',
    }: { fileName?: string; mode?: CatalogueImport['mode'] } = {},
  ): Promise<CallAnswer<'startCatalogueImport'>> {
    const request: CallRequest<'startCatalogueImport'> = {
      headers: { 'x-file-name': fileName },
      query: { mode },
    };
    const file = typeof content === 'string' ? Buffer.from(content) : content;
    return this.instance.callAs(this.producer, 'startCatalogueImport', request, { file });
  }

  async apply({ importId }: Pick<CatalogueImport, 'importId'>): Promise<CatalogueImport> {
    await this.call('applyCatalogueImport', { params: { importId } });
    return this.worked(importId);
  }

  async withdraw({ importId }: Pick<CatalogueImport, 'importId'>): Promise<CatalogueImport> {
    await this.call('withdrawCatalogueImport', { params: { importId } });
    return this.worked(importId);
  }

  call<
    N extends
      | 'applyCatalogueImport'
      | 'withdrawCatalogueImport'
      | 'getCatalogueImport'
      | 'listImportChanges'
      | 'listRefusedImportLines'
      | 'saveImportMapping'
      | 'getImportMapping'
      | 'discardCatalogueImport'
      | 'placeSourceGroups'
      | 'listSourceGroups'
      | 'listUnplacedArticles'
      | 'listSourceFeatures'
      | 'placeSourceFeatures'
      | 'exportCatalogue'
      | 'setStockLevels'
      | 'setListPrices',
  >(name: N, request: CallRequest<N>): Promise<CallAnswer<N>> {
    return this.instance.callAs(this.producer, name, request);
  }

  /** Waits until the import's background work is done and the search index is up to date. */
  async worked(importId: number): Promise<CatalogueImport> {
    const work = this.instance.app.get(WorkOffCatalogueImports);
    await work.idle();
    await work.run();
    await this.followed();
    return this.call('getCatalogueImport', { params: { importId } });
  }

  /** Waits until all changes of articles have reached the columns of their groups and the search index. */
  async followed(): Promise<void> {
    for (const task of [MapWaitingArticles, FollowArticles]) {
      await this.instance.app.get<RepeatedTask>(task).idle();
      await this.instance.app.get<RepeatedTask>(task).run();
    }
  }
}
