import type { CallAnswer, CallRequest } from '../calls/index.js';
import type { ErrorBody } from '../errors/index.js';
import { type Filling, filledIn } from '../routes/filled-in.js';
import type { RouteName } from '../routes/index.js';
import { openRoutes } from '../routes/open-routes.js';
import type { Route } from '../routes/route.js';
import type { ApiClient, RequestOptions } from './api-client.js';
import { isFile, isStream } from './kind-of-answer.js';

export type { DownloadedFile } from '../calls/downloaded-file.js';
export type { ApiClient, RequestOptions } from './api-client.js';
export { fetchFile } from './fetch-file.js';

/** An answer of 400 or above, or no answer at all (`code` PART_UNAVAILABLE, `status` 0). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
  ) {
    super(body.message || `HTTP ${status}`);
    this.name = 'ApiError';
  }
  get code() {
    return this.body.code;
  }
}

export interface ClientOptions {
  /** Origin of the gateway; empty in the browser. */
  baseUrl?: string;
  fetch?: typeof fetch;
  /** The current access token, renewed if it is about to expire. */
  accessToken?: () => Promise<string | undefined>;
  /** Another access token after one was refused: the rights of the person may have changed since it was issued. */
  renewedToken?: () => Promise<string | undefined>;
  language?: () => string;
  /** Called once for every 401 except a failed login, before the error is thrown. */
  onUnauthenticated?: (error: ApiError) => void;
}
type AnyRequest = Filling & { headers?: Record<string, string | undefined>; body?: unknown };

/** Address of an open call below the origin, with its parameters filled in. */
export const openAddressOf = (name: keyof typeof openRoutes, request: Filling): string =>
  filledIn(openRoutes[name], request);

/** A visitor's page asks open calls alone, and does not load what all others are. */
async function routeOf(name: RouteName): Promise<Route> {
  if (name in openRoutes) return openRoutes[name as keyof typeof openRoutes];
  const { routes } = await import('../routes/routes.js');
  return routes[name];
}

/**
 * The typed client of every call in `routes`. Throws ApiError; free of zod, for the first load of the front end. How files
 * come and go is loaded with the first of them.
 */
export function createClient(options: ClientOptions = {}): ApiClient {
  const send = options.fetch ?? fetch;
  return async <N extends RouteName>(
    name: N,
    typedRequest: CallRequest<N>,
    { signal, file, onProgress, onReceived }: RequestOptions = {},
  ): Promise<CallAnswer<N>> => {
    const request = typedRequest as AnyRequest;
    const headers = new Headers({ accept: 'application/json' });
    for (const [key, value] of Object.entries(request.headers ?? {})) {
      if (value !== undefined) headers.set(key, value);
    }
    const language = options.language?.();
    if (language) headers.set('accept-language', language);
    if (file) headers.set('content-type', 'application/octet-stream');
    else if (request.body !== undefined) headers.set('content-type', 'application/json');
    const body = file ?? (request.body === undefined ? null : JSON.stringify(request.body));

    const [route, token] = await Promise.all([routeOf(name), options.accessToken?.()]);
    const { method } = route;
    const url = `${options.baseUrl ?? ''}${filledIn(route, request)}`;
    const attempt = async (token: string | undefined): Promise<Response> => {
      if (token) headers.set('authorization', `Bearer ${token}`);
      try {
        if (onProgress) {
          const { uploadWithProgress } = await import('./upload.js');
          const upload = uploadWithProgress({ method, url, headers, file, signal, onProgress });
          if (upload) return await upload;
        }
        return await send(url, { method, headers, body, signal: signal ?? null, credentials: 'same-origin' });
      } catch (cause) {
        throw unreachable(cause, signal);
      }
    };
    let response = await attempt(token);
    // A refused request has had no effect, so it can be sent again.
    if (response.status === 401 && token !== undefined) {
      const renewed = await options.renewedToken?.().catch(() => undefined);
      if (renewed !== undefined && renewed !== token) response = await attempt(renewed);
    }
    if (response.ok && isFile(response)) {
      try {
        const { readFile } = await import('./download.js');
        return (await readFile(response, onReceived)) as CallAnswer<N>;
      } catch (cause) {
        throw unreachable(cause, signal);
      }
    }
    if (response.ok && isStream(response)) return response.body as CallAnswer<N>;
    if (response.ok) return (response.status === 204 ? {} : await response.json()) as CallAnswer<N>;
    const error = new ApiError(response.status, await errorBodyOf(response));
    if (response.status === 401 && name !== 'login') options.onUnauthenticated?.(error);
    throw error;
  };
}

/** The abort of the caller stays as it is; other errors mean that the service cannot be reached. */
function unreachable(cause: unknown, signal: AbortSignal | undefined): unknown {
  return signal?.aborted ? cause : new ApiError(0, { code: 'PART_UNAVAILABLE', message: String(cause) });
}

async function errorBodyOf(response: Response): Promise<ErrorBody> {
  const body: unknown = await response.json().catch(() => undefined);
  if (
    typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    typeof body.code === 'string' &&
    'message' in body
  ) {
    const field = 'field' in body && typeof body.field === 'string' ? { field: body.field } : {};
    // Not held against the table of codes: a service that was deployed later may know more of them, and its message is
    // what the user must read. It also keeps the table's texts out of the browser's first load.
    return { code: body.code as ErrorBody['code'], message: String(body.message), ...field };
  }
  const code = response.status === 503 || response.status === 502 ? 'PART_UNAVAILABLE' : 'INTERNAL_ERROR';
  // A proxy answered, without a message for the user: the screen shows its own, with the status.
  return { code, message: '' };
}
