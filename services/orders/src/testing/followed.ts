import { get, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import type { OrderChange } from '@werkbank/contracts/calls';
import { ApiError } from '@werkbank/contracts/client';
import { addressOf } from '@werkbank/contracts/routes';
import type { ErrorBody } from '@werkbank/contracts/errors';
import type { TestUser } from '@werkbank/platform/testing';

export interface Told {
  event: string;
  id: string;
  data: OrderChange & { missed?: boolean };
}

export interface FollowFrom {
  after?: string | undefined;
  lookBack?: number;
}

/** A reader of a server-sent event stream, on a separate connection that tests can cut. */
export class Followed {
  private text = '';

  private constructor(
    private readonly answer: IncomingMessage,
    private readonly parts: AsyncIterator<Buffer>,
  ) {}

  static async open(
    baseUrl: string,
    user: TestUser,
    { after, lookBack }: FollowFrom = {},
  ): Promise<Followed> {
    const headers = {
      authorization: `Bearer ${await user.accessToken()}`,
      ...(after !== undefined && { 'last-event-id': after }),
    };
    const url = `${baseUrl}${addressOf('followOrders', lookBack === undefined ? {} : { query: { lookBack } })}`;
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      get(url, { headers, agent: false }, resolve).once('error', reject);
    });
    if (answer.statusCode !== 200) {
      throw new ApiError(answer.statusCode ?? 0, (await json(answer)) as ErrorBody);
    }
    return new Followed(answer, answer[Symbol.asyncIterator]());
  }

  /** The next message; `undefined` once the stream has ended. */
  async next(): Promise<Told | undefined> {
    for (;;) {
      const end = this.text.indexOf('\n\n');
      if (end >= 0) {
        const block = this.text.slice(0, end);
        this.text = this.text.slice(end + 2);
        // A heartbeat is no message.
        if (!block.startsWith(':')) return toldOf(block);
        continue;
      }
      const { value, done } = await this.parts.next();
      if (done) return undefined;
      this.text += value.toString();
    }
  }

  cut(): void {
    this.answer.destroy();
  }
}

function toldOf(block: string): Told {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? '';
  return { event: field('event'), id: field('id'), data: JSON.parse(field('data')) };
}
