import { runScript } from '../k6/run-script.ts';

export interface Request {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly url: string;
  readonly body?: string;
  /** In addition to the common headers. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Requests of one kind with their expected status. */
export interface Asked {
  readonly requests: readonly Request[];
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /**
   * Number of people whose requests alternate in the list. Each k6 user acts as one of them, because concurrent changes by one
   * person would measure lock waits.
   */
  readonly people?: number;
}

export interface Answered {
  readonly requests: number;
  readonly seconds: number;
  readonly medianMs: number;
  readonly p99Ms: number;
}

/** Sends the requests with a number of users for some seconds; an unexpected status fails the run. */
export async function runK6(k6: string, asked: Asked, users: number, seconds: number): Promise<Answered> {
  const { result } = await runScript<Answered>(k6, {
    script: 'requests.js',
    reads: { REQUESTS: asked },
    settings: { VUS: String(users), DURATION: `${seconds}s` },
  });
  return result;
}
