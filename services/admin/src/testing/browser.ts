import type { TestInstance } from '@werkbank/platform/testing';
import { openSession } from '@werkbank/contracts/calls';
import type { z } from 'zod';

export type Session = z.output<typeof openSession>;

/** A browser that makes sign-in calls with its latest cookie. */
export class Browser {
  cookie: string | undefined;
  /** The device cookie of a browser on which an account has signed in. */
  device: string | undefined;

  constructor(private readonly instance: TestInstance) {}

  /** The attributes of the last `Set-Cookie`, without its value. */
  attributes: string[] = [];

  async send(
    method: 'POST' | 'DELETE',
    path: string,
    options: { body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<Response> {
    const headers = new Headers(options.headers);
    const cookies = [this.cookie, this.device].filter((one) => one !== undefined);
    if (cookies.length > 0) headers.set('cookie', cookies.join('; '));
    if (options.body !== undefined && !headers.has('content-type'))
      headers.set('content-type', 'application/json');
    const body = typeof options.body === 'string' ? options.body : JSON.stringify(options.body);
    const answer = await fetch(`${this.instance.url}/api/authentication/${path}`, { method, headers, body });
    this.keep(answer.headers.getSetCookie());
    return answer;
  }

  async logIn(person: { email: string; password: string }): Promise<Session> {
    const body = { userEmail: person.email, password: person.password };
    const answer = await this.send('POST', 'login', { body });
    return openSession.parse(await answer.json());
  }

  renew(headers: Record<string, string> = {}): Promise<Response> {
    return this.send('POST', 'renewals', { headers });
  }

  private keep(given: string[]): void {
    for (const line of given) {
      const [pair = '', ...attributes] = line.split('; ');
      if (pair.startsWith('werkbank_device=')) {
        this.device = pair;
        continue;
      }
      this.cookie = pair.endsWith('=') ? undefined : pair;
      this.attributes = attributes;
    }
  }
}
