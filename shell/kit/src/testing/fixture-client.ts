import type { CallAnswer, CallRequest, FileCall } from '@werkbank/contracts/calls';
import { type ApiClient, ApiError, type DownloadedFile } from '@werkbank/contracts/client';
import type { RouteName } from '@werkbank/contracts/routes';

/** Answers by the name of the call: a value, or a function of the request that may throw an ApiError. */
export type Fixtures = {
  [N in RouteName]?: Answered<N> | ((request: CallRequest<N>) => Answered<N> | Promise<Answered<N>>);
};
type Answered<N extends RouteName> = CallAnswer<N> | (N extends FileCall ? DownloadedFile : never);

/** An API client that answers from fixtures; a call without one is answered like one that does not exist. */
export function fixtureClient(fixtures: Fixtures): ApiClient {
  return async <N extends RouteName>(name: N, request: CallRequest<N>): Promise<CallAnswer<N>> => {
    // Looked up without its type: the union of all calls is more than the compiler represents.
    const fixture: unknown = Reflect.get(fixtures, name);
    if (fixture === undefined) {
      throw new ApiError(404, { code: 'NOT_FOUND', message: `No fixture for ${name}` });
    }
    const answer: unknown = typeof fixture === 'function' ? await fixture(request) : fixture;
    // jsdom copies neither files nor streams.
    return (isFile(answer) || isStream(answer) ? answer : structuredClone(answer)) as CallAnswer<N>;
  };
}

function isStream(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'getReader' in answer;
}

function isFile(answer: unknown): boolean {
  return (
    typeof answer === 'object' && answer !== null && 'content' in answer && answer.content instanceof Blob
  );
}
