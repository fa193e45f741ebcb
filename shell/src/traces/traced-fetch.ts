/** What the gateway takes of a browser; it says the same in `gateway/src/browser-traces`. */
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

/** Nobody waits for it, and what does not arrive is missing in a trace and nowhere else. */
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

/** Asks as `fetch` does, in a trace that begins here. Neither the address nor what was sent is told, only how it went. */
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

/** The page itself, once all of it is here. */
function tellPage(): void {
  const [page] = performance.getEntriesByType('navigation');
  if (!page) return;
  tell({
    traceId: randomHex(16),
    spanId: randomHex(8),
    name: 'documentLoad',
    start: Math.round(performance.timeOrigin),
    // At the very moment of `load` it has not ended yet.
    duration: page.duration || performance.now(),
  });
}

addEventListener('pagehide', send);
if (document.readyState === 'complete') tellPage();
else addEventListener('load', tellPage, { once: true });
