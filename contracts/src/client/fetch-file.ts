import type { CallRequest, FileCall, MediaTypeOf } from '../calls/index.js';
import type { DownloadedFile } from '../calls/downloaded-file.js';
import type { ApiClient, RequestOptions } from './api-client.js';

/** Asks for the file of a call that answers JSON or a file. */
export async function fetchFile<N extends FileCall>(
  api: ApiClient,
  name: N,
  params: CallRequest<N>['params'],
  accept: MediaTypeOf<N>,
  { query, ...options }: RequestOptions & { query?: object | undefined } = {},
): Promise<DownloadedFile> {
  const request = { params, headers: { accept }, ...(query && { query }) };
  // The answer of a call has a type by its name alone; this one depends on the accepted media type.
  const answer: unknown = await api(name, request as unknown as CallRequest<N>, options);
  return answer as DownloadedFile;
}
