import type { Client } from 'pg';

/** Lets the relay sleep until something was recorded, the connection broke, the process ends, or it is time to look. */
export class RelayWakeUp {
  private told = false;
  private wake: (() => void) | undefined;

  constructor(
    client: Client,
    private readonly closing: AbortSignal,
  ) {
    const tell = (): void => this.tell();
    client.on('notification', tell);
    client.on('end', tell);
    closing.addEventListener('abort', tell, { once: true });
  }

  tell(): void {
    this.told = true;
    this.wake?.();
  }

  get over(): boolean {
    return this.closing.aborted;
  }

  async wait(atMostMs: number): Promise<void> {
    if (!this.told && !this.over) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, atMostMs);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.told = false;
    this.wake = undefined;
  }
}
