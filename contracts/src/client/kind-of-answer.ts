/** True for a file, false for JSON. */
export function isFile(response: Response): boolean {
  return response.headers.get('content-disposition') !== null;
}

/** True for server-sent events, which the caller reads. */
export function isStream(response: Response): boolean {
  return response.headers.get('content-type') === 'text/event-stream';
}
