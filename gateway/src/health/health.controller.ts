import { Controller, Get, Header, Inject, Res } from '@nestjs/common';
import { addressVariable, forEachDomain } from '@werkbank/contracts/domains';
import { Drain } from '@werkbank/platform/http';
import type { FastifyReply } from 'fastify';
import { register } from 'prom-client';
import { Remotes } from '../front-end/remotes/remotes.js';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';

/** For operators. The gateway itself is ready as soon as it listens; the state of the services is information only. */
@Controller()
export class HealthController {
  constructor(
    @Inject(GATEWAY_ENV) private readonly env: GatewayEnv,
    private readonly drain: Drain,
    private readonly remotes: Remotes,
  ) {}

  @Get('/health/live')
  live(): { live: true } {
    return { live: true };
  }

  @Get('/health/ready')
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<object> {
    const services = forEachDomain((domain) => this.env[addressVariable(domain)]);
    const states = await Promise.all(
      Object.entries(services).map(async ([name, url]) => {
        const up = await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(2_000) }).then(
          (answer) => answer.ok,
          () => false,
        );
        return [name, up ? 'up' : 'down'] as const;
      }),
    );
    // One service down must not take the others' door away, so the gateway stays ready.
    const ready = !this.drain.draining;
    reply.status(ready ? 200 : 503);
    return { ready, parts: Object.fromEntries(states) };
  }

  /**
   * For probes that decide about traffic from visitors. It waits for the first poll of the teams' addresses, so a new
   * gateway does not start without remotes. Later releases never change it.
   */
  @Get('/health/serving')
  async serving(@Res({ passthrough: true }) reply: FastifyReply): Promise<{ serving: boolean }> {
    await this.remotes.firstLook();
    const serving = !this.drain.draining;
    reply.status(serving ? 200 : 503);
    return { serving };
  }

  @Get('/metrics')
  @Header('content-type', register.contentType)
  metrics(): Promise<string> {
    return register.metrics();
  }
}
