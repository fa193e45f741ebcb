import { Controller, Get, Header, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { register } from 'prom-client';
import { Drain } from '../http/drain.js';
import { ReadyChecks } from './ready-checks.js';

/** For operators and orchestrators only: outside of /api, so that the gateway never passes it on. */
@Controller()
export class HealthController {
  constructor(
    private readonly checks: ReadyChecks,
    private readonly drain: Drain,
  ) {}

  /** The process runs; a broken neighbour is no reason to restart it. */
  @Get('/health/live')
  live(): { live: true } {
    return { live: true };
  }

  @Get('/health/ready')
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<object> {
    const found = await this.checks.run();
    const result = { ...found, ready: found.ready && !this.drain.draining };
    reply.status(result.ready ? 200 : 503);
    return result;
  }

  @Get('/metrics')
  @Header('content-type', register.contentType)
  metrics(): Promise<string> {
    return register.metrics();
  }
}
