/** A start that cannot succeed; the message says what to do, and no stack trace is needed. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}
