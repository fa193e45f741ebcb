import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';

/** Open event streams. */
export interface Followed {
  /** Messages about orders so far, on all streams. */
  told(): number;
  close(): void;
}

/** Opens a stream for each of these tokens, a few at a time. */
export async function followAll(url: string, tokens: readonly string[]): Promise<Followed> {
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
  const answers: IncomingMessage[] = [];
  let told = 0;
  const open = async (token: string): Promise<void> => {
    const request = get(url, { agent, headers: { authorization: `Bearer ${token}` } });
    request.on('error', () => undefined);
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    if (answer.statusCode !== 200) throw new Error(`A stream answers ${answer.statusCode}.`);
    answers.push(answer);
    answer.setEncoding('utf8').on('data', (text: string) => {
      told += text.split('event: order-changed').length - 1;
    });
    answer.on('error', () => undefined);
    await once(answer, 'data');
  };
  for (let from = 0; from < tokens.length; from += 20) {
    await Promise.all(tokens.slice(from, from + 20).map(open));
  }
  return {
    told: () => told,
    close: () => {
      for (const answer of answers) answer.destroy();
      agent.destroy();
    },
  };
}
