import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { DrawnPage, PublicPage } from '@werkbank/contracts/entities';
import { SERVICE, type ServiceInfo } from '@werkbank/platform/service';
import { Piscina } from 'piscina';
import type { CatalogEnv } from '../env.js';

/** Pages that wait for the one that is being drawn. Whoever asks beyond that does not wait in vain. */
const mostWaiting = 8;

type PageToDraw = Pick<PublicPage, 'language' | 'country' | 'currency' | 'firstAnswers'> & {
  address: string;
};

/** Draws first pages by the components of mfe-catalog, in a thread of its own: a long page holds no call up. */
@Injectable()
export class DrawPages implements OnApplicationShutdown {
  private readonly log = new Logger(DrawPages.name);
  private readonly threads: Piscina<PageToDraw, DrawnPage> | undefined;

  constructor(@Inject(SERVICE) { env }: ServiceInfo<CatalogEnv>) {
    if (env.PAGE_DRAWING === undefined) return;
    this.threads = new Piscina({
      filename: env.PAGE_DRAWING,
      name: 'drawPage',
      maxThreads: 1,
      maxQueue: mostWaiting,
      idleTimeout: Infinity,
    });
  }

  /** Whether there is something to draw with. */
  get draws(): boolean {
    return this.threads !== undefined;
  }

  /** Nothing where nobody draws, where too many wait, or where it fails: the page is drawn by the browser then. */
  async draw(page: PageToDraw): Promise<DrawnPage | null> {
    if (!this.threads || this.threads.queueSize >= mostWaiting) return null;
    try {
      return await this.threads.run(page);
    } catch (error) {
      this.log.warn(`${page.address} is not drawn: ${String(error)}`);
      return null;
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.threads?.destroy();
  }
}
