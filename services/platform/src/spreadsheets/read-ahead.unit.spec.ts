import { currentRequest, runInRequest } from '../request/index.js';
import { readAhead } from './read-ahead.js';

async function* askedBy(): AsyncGenerator<string | undefined> {
  for (let part = 0; part < 3; part++) yield currentRequest()?.requestId;
}

it("fetches all parts in the caller's request, also when they are taken outside of it", async () => {
  const parts = await runInRequest('call', 'of the caller', () => readAhead(askedBy()));
  const taken: unknown[] = [];
  for await (const part of parts) taken.push(part);
  expect(taken).toEqual(['of the caller', 'of the caller', 'of the caller']);
});
