/** Answers the first read, and leaves every later one on its way: what then stands on the screen was not read. */
export function readOnce<Request, Answer>(read: (request: Request) => Answer | Promise<Answer>) {
  let reads = 0;
  return (request: Request): Answer | Promise<Answer> => {
    reads += 1;
    return reads === 1 ? read(request) : new Promise<never>(() => undefined);
  };
}
