import { currentRequest, type Reader, runInRequest } from '../request/index.js';

/** Does the work as a call of this reader would. */
export function asReader<T>(reader: Reader, work: () => T): T {
  return runInRequest('call', 'test', () => {
    const request = currentRequest();
    if (request) request.reader = reader;
    return work();
  });
}
