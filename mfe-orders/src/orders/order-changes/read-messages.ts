export interface StreamMessage {
  event: string;
  id: string;
  data: unknown;
}

/** Takes server-sent events as they come until the stream ends. Each sign of life is heard as well. */
export async function readMessages(
  stream: ReadableStream<Uint8Array>,
  { heard, alive }: { heard: (message: StreamMessage) => void; alive: () => void },
): Promise<void> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let part = await reader.read(); part.value !== undefined; part = await reader.read()) {
    alive();
    text += decoder.decode(part.value, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const message = messageOf(block);
      if (message) heard(message);
    }
  }
}

function messageOf(block: string): StreamMessage | undefined {
  const field = (name: string) =>
    block
      .split('\n')
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2);
  const [event, id, data] = [field('event'), field('id'), field('data')];
  if (event === undefined || id === undefined || data === undefined) return undefined;
  return { event, id, data: JSON.parse(data) };
}
