import { runScript } from '../k6/run-script.ts';

export interface Request {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly url: string;
  readonly body?: string;
  /** Beside those of all. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Requests that count as the same, and what each of them is answered with. */
export interface Asked {
  readonly requests: readonly Request[];
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /**
   * Where the requests are of several people, how many, who take turns in the list. Each user of k6 asks as one of them: two
   * who change one thing at once would measure how they wait for each other.
   */
  readonly people?: number;
}

export interface Answered {
  readonly requests: number;
  readonly seconds: number;
  readonly medianMs: number;
  readonly p99Ms: number;
}

/** So many users ask in turn for so long; an answer with another status fails the run. */
export async function runK6(k6: string, asked: Asked, users: number, seconds: number): Promise<Answered> {
  const { result } = await runScript<Answered>(k6, {
    script: 'requests.js',
    reads: { REQUESTS: asked },
    settings: { VUS: String(users), DURATION: `${seconds}s` },
  });
  return result;
}
