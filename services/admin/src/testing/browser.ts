import { eventually, type TestInstance } from '@werkbank/platform/testing';
import { openSession } from '@werkbank/contracts/calls';
import type { z } from 'zod';

export type Session = z.output<typeof openSession>;

/** What a browser sends to the sign-in calls, with the cookie that it was given last. */
export class Browser {
  cookie: string | undefined;

  constructor(private readonly instance: TestInstance) {}

  /** The attributes of the last `Set-Cookie`, and nothing of its value. */
  attributes: string[] = [];

  async send(
    method: 'POST' | 'DELETE',
    path: string,
    options: { body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<Response> {
    const headers = new Headers(options.headers);
    if (this.cookie !== undefined) headers.set('cookie', this.cookie);
    if (options.body !== undefined && !headers.has('content-type'))
      headers.set('content-type', 'application/json');
    const body = typeof options.body === 'string' ? options.body : JSON.stringify(options.body);
    const answer = await fetch(`${this.instance.url}/api/authentication/${path}`, { method, headers, body });
    this.keep(answer.headers.getSetCookie());
    return answer;
  }

  /**
   * Opens a session. Keycloak takes one attempt of a person at a time and may still be at the end of the one before when
   * it has answered that: then it refuses the next, so it is asked again.
   */
  logIn(person: { email: string; password: string }): Promise<Session> {
    const body = { userEmail: person.email, password: person.password };
    return eventually(async () => {
      const answer = await this.send('POST', 'login', { body });
      return openSession.parse(await answer.json());
    }, 1_000);
  }

  renew(headers: Record<string, string> = {}): Promise<Response> {
    return this.send('POST', 'renewals', { headers });
  }

  private keep(given: string[]): void {
    for (const line of given) {
      const [pair = '', ...attributes] = line.split('; ');
      this.cookie = pair.endsWith('=') ? undefined : pair;
      this.attributes = attributes;
    }
  }
}
