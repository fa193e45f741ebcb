/** Another part (service, database, Keycloak, NATS) does not answer: not the caller's fault and not a bug here. */
export class DependencyUnavailable extends Error {
  override name = 'DependencyUnavailable';
  constructor(
    readonly part: string,
    cause?: unknown,
  ) {
    super(`${part} is not answering`, { cause });
  }
}

const brokenCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  // PostgreSQL: shutting down, crashed, starting, out of connections, connection exceptions
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08000',
  '08001',
  '08003',
  '08006',
]);

/** Messages of `pg` without a code, for broken or unobtainable connections. */
const brokenWords =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed) and is not queryable)/;

/**
 * True if the error means an outage of another part, however deep a library wrapped it. Compares messages, not classes:
 * in a separate JavaScript context, as in tests, Node's errors are no instances of our `Error`.
 */
export function isOutage(error: unknown): boolean {
  for (let current = error, depth = 0; isError(current) && depth < 5; current = current.cause, depth++) {
    if (current instanceof DependencyUnavailable) return true;
    if (typeof current.code === 'string' && brokenCodes.has(current.code)) return true;
    if (brokenWords.test(current.message)) return true;
    if (Array.isArray(current.errors) && current.errors.some(isOutage)) return true;
    if (isOutage(current.previous)) return true;
  }
  return false;
}

interface AnyError {
  message: string;
  code?: unknown;
  cause?: unknown;
  /** Errors of an aggregate error. */
  errors?: unknown;
  /** The error that MikroORM wrapped. */
  previous?: unknown;
}

function isError(value: unknown): value is AnyError {
  return (
    typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string'
  );
}
