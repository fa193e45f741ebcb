import { readMessages, type StreamMessage } from './read-messages';

/** A stream of these pieces, wherever they are cut. */
function streamOf(...pieces: string[]): ReadableStream<Uint8Array> {
  const left = pieces.map((piece) => new TextEncoder().encode(piece));
  const read = () => {
    const value = left.shift();
    return Promise.resolve(value ? { done: false, value } : { done: true, value: undefined });
  };
  return { getReader: () => ({ read }) } as unknown as ReadableStream<Uint8Array>;
}

async function heardOf(...pieces: string[]): Promise<{ heard: StreamMessage[]; signs: number }> {
  const heard: StreamMessage[] = [];
  let signs = 0;
  await readMessages(streamOf(...pieces), { heard: (message) => heard.push(message), alive: () => signs++ });
  return { heard, signs };
}

it('puts messages together however the line cut them', async () => {
  const { heard } = await heardOf('event: order-cha', 'nged\nid: a.7\nda', 'ta: {"orderId":1}\n', '\n');
  expect(heard).toEqual([{ event: 'order-changed', id: 'a.7', data: { orderId: 1 } }]);
});

it('ignores keep-alive messages', async () => {
  const { heard, signs } = await heardOf(':\n\n', ':\n\nevent: begin\nid: a.1\ndata: {}\n\n');
  expect(heard).toHaveLength(1);
  expect(signs).toBe(2);
});

it('leaves half of a message that broke off', async () => {
  expect((await heardOf('event: begin\nid: a.1\ndata: {"mis')).heard).toEqual([]);
});
