/** A start that cannot succeed. The message contains the remedy, so no stack is printed. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}
