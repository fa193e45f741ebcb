import { stat } from 'node:fs/promises';
import { Inject, Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { DrawnPage, PublicPage } from '@werkbank/contracts/entities';
import { SERVICE, type ServiceInfo } from '@werkbank/platform/service';
import { Piscina } from 'piscina';
import type { CatalogEnv } from '../../env.js';

/** Length of the queue behind the page in work. A page beyond it is left to the browser. */
const mostWaiting = 8;

type PageToDraw = Pick<PublicPage, 'language' | 'country' | 'currency' | 'firstAnswers'> & {
  address: string;
};

/** One build of the drawing module, loaded in its own thread. */
interface Drawing {
  readonly builtAt: number;
  readonly threads: Piscina<PageToDraw, DrawnPage>;
}

/**
 * Draws first pages with the components of mfe-catalog, in its own thread, so that a long page blocks no
 * call. The module is optional at any time: it may be built after the start, be rebuilt or be missing.
 */
@Injectable()
export class DrawPages implements OnModuleInit, OnApplicationShutdown {
  private readonly log = new Logger(DrawPages.name);
  private readonly file: string | undefined;
  private drawing: Drawing | undefined;

  constructor(@Inject(SERVICE) { env }: ServiceInfo<CatalogEnv>) {
    this.file = env.PAGE_DRAWING;
  }

  async onModuleInit(): Promise<void> {
    const builtAt = await this.build();
    if (this.file !== undefined && builtAt === undefined)
      this.log.warn(`${this.file} is missing: browsers draw first pages until it is built`);
  }

  /**
   * The build that draws now, as part of a cache key; undefined while there is none. It costs one `stat` of the file, and a
   * newer build replaces the thread.
   */
  async build(): Promise<number | undefined> {
    const builtAt = this.file === undefined ? undefined : await modifiedAt(this.file);
    if (builtAt !== this.drawing?.builtAt) this.replace(builtAt);
    return builtAt;
  }

  /** Null without a build, behind a full queue or after a failure: then the browser draws the page. */
  async draw(page: PageToDraw): Promise<DrawnPage | null> {
    const threads = this.drawing?.threads;
    if (!threads || threads.queueSize >= mostWaiting) return null;
    try {
      return await threads.run(page);
    } catch (error) {
      this.log.warn(`${page.address} is not drawn: ${String(error)}`);
      return null;
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.drawing?.threads.destroy();
  }

  private replace(builtAt: number | undefined): void {
    const former = this.drawing;
    this.drawing =
      this.file === undefined || builtAt === undefined
        ? undefined
        : { builtAt, threads: this.threadsOf(this.file) };
    former?.threads.close().catch((error: unknown) => this.log.warn(String(error)));
  }

  private threadsOf(filename: string): Piscina<PageToDraw, DrawnPage> {
    const threads = new Piscina<PageToDraw, DrawnPage>({
      filename,
      name: 'drawPage',
      maxThreads: 1,
      maxQueue: mostWaiting,
      idleTimeout: Infinity,
    });
    // Without a listener a module that cannot be loaded would end the service.
    threads.on('error', (error) => this.log.warn(`First pages are not drawn: ${String(error)}`));
    return threads;
  }
}

async function modifiedAt(file: string): Promise<number | undefined> {
  const found = await stat(file).catch(() => undefined);
  return found?.mtimeMs;
}
