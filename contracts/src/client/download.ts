import type { DownloadedFile } from '../calls/downloaded-file.js';

/** Takes a file as it comes. One that breaks off throws: half of a file is none. */
export async function readFile(
  response: Response,
  onReceived?: (bytes: number) => void,
): Promise<DownloadedFile> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
    parts.push(part.value);
    onReceived?.((bytes += part.value.length));
  }
  const type = response.headers.get('content-type') ?? '';
  return { fileName: fileNameOf(response), content: new Blob(parts, { type }) };
}

function fileNameOf(response: Response): string {
  const [, encoded = 'file'] =
    /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  return decodeURIComponent(encoded);
}
