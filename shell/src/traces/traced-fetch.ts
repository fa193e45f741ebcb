/** The form of a browser's span, as in `gateway/src/browser-traces`. */
interface BrowserSpan {
  traceId: string;
  spanId: string;
  name: string;
  /** Milliseconds since 1970. */
  start: number;
  duration: number;
  status?: number;
}

const address = '/spans';
const most = 40;
const waitMs = 2_000;
let waiting: BrowserSpan[] = [];

const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** Fire and forget: a lost span is missing in its trace only. */
function send(): void {
  if (waiting.length === 0) return;
  const body = new Blob([JSON.stringify(waiting)], { type: 'application/json' });
  waiting = [];
  navigator.sendBeacon(address, body);
}

function tell(span: BrowserSpan): void {
  if (waiting.length === 0) setTimeout(send, waitMs);
  waiting.push(span);
  if (waiting.length >= most) send();
}

/**
 * Like `fetch`, in a new trace. A span holds neither the address nor the content, only the method, the result and the
 * duration.
 */
export const tracedFetch: typeof fetch = async (input, init) => {
  const [traceId, spanId] = [randomHex(16), randomHex(8)];
  const headers = new Headers(init?.headers);
  headers.set('traceparent', `00-${traceId}-${spanId}-01`);
  const startedAt = performance.now();
  const end = (status?: number): void =>
    tell({
      traceId,
      spanId,
      name: init?.method ?? 'GET',
      start: Math.round(performance.timeOrigin + startedAt),
      duration: performance.now() - startedAt,
      ...(status !== undefined && { status }),
    });
  try {
    const response = await fetch(input, { ...init, headers });
    end(response.status);
    return response;
  } catch (error) {
    end();
    throw error;
  }
};

/** The span of the page's load, once it is complete. */
function tellPage(): void {
  const [page] = performance.getEntriesByType('navigation');
  if (!page) return;
  tell({
    traceId: randomHex(16),
    spanId: randomHex(8),
    name: 'documentLoad',
    start: Math.round(performance.timeOrigin),
    // At the moment of `load` the duration is still 0.
    duration: page.duration || performance.now(),
  });
}

addEventListener('pagehide', send);
if (document.readyState === 'complete') tellPage();
else addEventListener('load', tellPage, { once: true });
