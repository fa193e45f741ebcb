import { createClient } from './index.js';

class FakeRequest {
  static last: FakeRequest;
  readonly upload: { onprogress: ((event: object) => void) | null } = { onprogress: null };
  onload: (() => void) | null = null;
  readonly headers: Record<string, string> = {};
  address = '';
  status = 0;
  responseText = '';
  constructor() {
    FakeRequest.last = this;
  }
  open(method: string, url: string) {
    this.address = `${method} ${url}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send() {
    this.upload.onprogress?.({ loaded: 25, total: 100, lengthComputable: true });
    this.onload?.();
  }
}
const request = {
  headers: {
    'x-file-id': '5d1f2c3b-4a5e-4f6a-8b7c-9d0e1f2a3b4c',
    'x-file-name': 'declaration.pdf',
    'x-attachment-type': 'CustomsDeclaration',
    'x-object-type': 'Delivery',
    'x-object-id': '7001',
  },
} as const;
const file = new Uint8Array([1, 2, 3]);

describe('an upload whose progress is asked for', () => {
  const answering = (status: number, body: object) =>
    class extends FakeRequest {
      override send() {
        this.status = status;
        this.responseText = JSON.stringify(body);
        super.send();
      }
    };
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'XMLHttpRequest');
  });

  it('reports the sent share and answers like any other call', async () => {
    Object.assign(globalThis, { XMLHttpRequest: answering(201, { id: 9001 }) });
    const heard: number[] = [];
    const client = createClient({ accessToken: async () => 'token' });
    const answer = await client('createAttachment', request, {
      file,
      onProgress: (part) => heard.push(part),
    });
    expect(answer).toEqual({ id: 9001 });
    expect(heard).toEqual([0.25]);
    expect(FakeRequest.last.address).toBe('POST /api/attachments');
    expect(FakeRequest.last.headers).toMatchObject({
      authorization: 'Bearer token',
      'x-file-name': 'declaration.pdf',
    });
  });

  it('throws the refusal of the service', async () => {
    const refusal = { code: 'FILE_TYPE_NOT_ALLOWED', message: 'no' };
    Object.assign(globalThis, { XMLHttpRequest: answering(415, refusal) });
    await expect(
      createClient()('createAttachment', request, { file, onProgress: () => undefined }),
    ).rejects.toMatchObject({ status: 415, body: refusal });
  });
});
