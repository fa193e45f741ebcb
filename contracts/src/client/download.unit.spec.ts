import { createClient } from './index.js';

const body = { dateFrom: '2026-08-22', dateTo: '2026-11-22' };
const file = (content: BodyInit, name = "UTF-8''Gr%C3%B6%C3%9Fe%201.xlsx") =>
  new Response(content, {
    headers: { 'content-disposition': `attachment; filename="x"; filename*=${name}` },
  });
const clientOf = (answer: () => Promise<Response>) => createClient({ fetch: answer });

it('answers a file with its name, and tells how much of it has come', async () => {
  const heard: number[] = [];
  const stream = new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array([1, 2, 3]));
      controller.enqueue(new Uint8Array([4, 5]));
      controller.close();
    },
  });
  const api = clientOf(async () => file(stream));
  const answer = await api('generateExcelReport', { body }, { onReceived: (bytes) => heard.push(bytes) });
  expect(answer.fileName).toBe('Größe 1.xlsx');
  expect([...new Uint8Array(await answer.content.arrayBuffer())]).toEqual([1, 2, 3, 4, 5]);
  expect(heard).toEqual([3, 5]);
});

it('takes half of a file for none', async () => {
  const stream = new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array([1]));
      controller.error(new TypeError('terminated'));
    },
  });
  const api = clientOf(async () => file(stream));
  await expect(api('generateExcelReport', { body })).rejects.toMatchObject({
    status: 0,
    code: 'PART_UNAVAILABLE',
  });
});

it('rejects with the abort of the caller', async () => {
  const leave = new AbortController();
  const stream = new ReadableStream({
    pull() {
      leave.abort();
      throw new DOMException('left', 'AbortError');
    },
  });
  const api = clientOf(async () => file(stream));
  const call = api('generateExcelReport', { body }, { signal: leave.signal });
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});

it('throws the refusal of a file like any other', async () => {
  const refusal = { code: 'DATE_IN_FUTURE', message: 'no', field: 'dateTo' };
  const api = clientOf(async () => new Response(JSON.stringify(refusal), { status: 400 }));
  await expect(api('generateExcelReport', { body })).rejects.toMatchObject({ status: 400, body: refusal });
});
