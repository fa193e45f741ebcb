import type { Client } from 'pg';

/** Lets the relay sleep until something was recorded, the connection broke, the process ends, or it is time to look. */
export class RelayWakeUp {
  private told = false;
  private wake: (() => void) | undefined;

  constructor(
    client: Client,
    private readonly closing: AbortSignal,
  ) {
    client.on('notification', this.tell);
    client.on('end', this.tell);
    closing.addEventListener('abort', this.tell, { once: true });
  }

  readonly tell = (): void => {
    this.told = true;
    this.wake?.();
  };

  /** The process outlives many connections: none of them may leave something behind on its signal. */
  dispose(): void {
    this.closing.removeEventListener('abort', this.tell);
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
