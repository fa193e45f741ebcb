import { type CanActivate, type ExecutionContext, Injectable, Optional } from '@nestjs/common';
import { type Caller, mayCall } from '@werkbank/contracts/access';
import { isRefusal, refuse } from '@werkbank/contracts/errors';
import { type Route, routes } from '@werkbank/contracts/routes';
import type { FastifyRequest } from 'fastify';
import { callerOf } from '../auth/caller-of.js';
import { TokenCheck } from '../auth/token-check.js';
import { NatsConnectionService } from '../messaging/nats-connection.js';
import { readerOf } from '../request/reader.js';
import { currentRequest } from '../request/request-scope.js';
import { callNameOf } from './call-name.js';
import { CallerCheck } from './caller-check.js';
import { Refused } from './refused.js';

declare module 'fastify' {
  interface FastifyRequest {
    caller?: Caller;
  }
}

/** Admits callers by the contract's `access`, and makes the caller the reader of the database's rows. */
@Injectable()
export class CallGuard implements CanActivate {
  constructor(
    private readonly tokens: TokenCheck,
    private readonly nats: NatsConnectionService,
    @Optional() private readonly callers?: CallerCheck,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const route: Route = routes[callNameOf(context)];
    const caller = await callerOf(request.headers, this.tokens, route);
    if (isRefusal(caller)) throw new Refused(caller);
    const scope = currentRequest();
    if (scope) scope.reader = readerOf(caller);
    if (!mayCall(route.access, caller)) {
      throw new Refused(refuse(caller.kind === 'visitor' ? 'AUTHENTICATION_REQUIRED' : 'FORBIDDEN'));
    }
    if (!(await this.stillHolds(route, caller))) throw new Refused(refuse('AUTHENTICATION_REQUIRED'));
    request.caller = caller;
    return true;
  }

  /**
   * A read relies on the token and on the endings that this process has received, while NATS is up. A call for visitors needs
   * no rights, so it needs no check.
   */
  private async stillHolds({ method, access }: Route, caller: Caller): Promise<boolean> {
    if (!this.callers || caller.kind === 'visitor' || (method === 'GET' && this.nats.isUp)) return true;
    const forEverybody = mayCall(access, { kind: 'visitor', language: caller.language });
    return forEverybody || this.callers.stillHolds(caller);
  }
}
