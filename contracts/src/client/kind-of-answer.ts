/** Whether an answer is a file and no JSON. */
export function isFile(response: Response): boolean {
  return response.headers.get('content-disposition') !== null;
}

/** Whether an answer is told as it happens; whoever asked reads it. */
export function isStream(response: Response): boolean {
  return response.headers.get('content-type') === 'text/event-stream';
}
