/** The used part of XMLHttpRequest, because contracts do not depend on the browser's types. */
interface UploadRequest {
  open(method: string, url: string): void;
  setRequestHeader(name: string, value: string): void;
  send(body: unknown): void;
  abort(): void;
  readonly upload: {
    onprogress: ((event: { loaded: number; total: number; lengthComputable: boolean }) => void) | null;
  };
  onload: (() => void) | null;
  onerror: (() => void) | null;
  onabort: (() => void) | null;
  readonly status: number;
  readonly responseText: string;
}

export interface Upload {
  method: string;
  url: string;
  headers: Headers;
  file: unknown;
  signal: AbortSignal | undefined;
  /** Hears how much has left, from 0 to 1. */
  onProgress: (fraction: number) => void;
}

/** Sends a file and reports its progress, which `fetch` cannot. Undefined without XMLHttpRequest. */
export function uploadWithProgress(upload: Upload): Promise<Response> | undefined {
  const { XMLHttpRequest: Request } = globalThis as { XMLHttpRequest?: new () => UploadRequest };
  if (!Request) return undefined;
  const { method, url, headers, file, signal, onProgress } = upload;
  signal?.throwIfAborted();
  return new Promise((resolve, reject) => {
    const request = new Request();
    request.open(method, url);
    headers.forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    };
    request.onload = () => resolve(new Response(request.responseText || null, { status: request.status }));
    request.onerror = () => reject(new TypeError('the upload did not get through'));
    request.onabort = () => reject(new DOMException('the upload was stopped', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}
