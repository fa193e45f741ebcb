import type { CallAnswer, CallRequest } from '../calls/index.js';
import type { RouteName } from '../routes/index.js';

export interface RequestOptions {
  signal?: AbortSignal;
  /** A raw body (uploads); the call's headers describe it. */
  file?: Blob | ArrayBuffer | Uint8Array<ArrayBuffer>;
  /** Receives the sent share of the file, from 0 to 1; only browsers provide it. */
  onProgress?: (fraction: number) => void;
  /** Hears how many bytes of an answered file have come so far. */
  onReceived?: (bytes: number) => void;
}
export type ApiClient = <N extends RouteName>(
  name: N,
  request: CallRequest<N>,
  options?: RequestOptions,
) => Promise<CallAnswer<N>>;
