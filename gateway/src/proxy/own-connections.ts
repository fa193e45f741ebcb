import { Agent, type ClientRequest, type RequestOptions, request as ask } from 'node:http';
import { Agent as SecureAgent, request as askSecurely } from 'node:https';

/** Separate connections for transfers of minutes, so that calls do not wait for them. */
export class OwnConnections {
  private readonly agents = { 'http:': new Agent(), 'https:': new SecureAgent() };

  ask(url: URL, options: RequestOptions): ClientRequest {
    const secure = url.protocol === 'https:';
    const agent = this.agents[secure ? 'https:' : 'http:'];
    return (secure ? askSecurely : ask)(url, { ...options, agent });
  }
}
