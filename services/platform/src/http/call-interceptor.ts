import {
  type CallHandler,
  type ExecutionContext,
  Inject,
  Injectable,
  Logger,
  type NestInterceptor,
  Optional,
  StreamableFile,
} from '@nestjs/common';
import { type Caller, mayCall } from '@werkbank/contracts/access';
import { calls } from '@werkbank/contracts/calls';
import { errorBody, errorStatus, isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { type Route, type RouteName, routes } from '@werkbank/contracts/routes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { callerOf } from '../auth/caller-of.js';
import { preferredLanguage } from '../auth/preferred-language.js';
import { TokenCheck } from '../auth/token-check.js';
import { inDatabaseContext, OPTIONAL_ORM, type OptionalOrm } from '../database/database-context.js';
import { TellEndings } from '../ended-access/tell-endings.js';
import { NatsConnectionService } from '../messaging/nats-connection.js';
import { statementsPerRequest } from '../metrics/call-metrics.js';
import { readerOf } from '../request/reader.js';
import { currentRequest, runInRequest } from '../request/request-scope.js';
import { SERVICE, type ServiceInfo } from '../service-info/service-info.js';
import { CALL_NAME } from './call-name.js';
import { CallerCheck } from './caller-check.js';
import { FileInParts } from './file-answer.js';
import { readInput } from './read-input.js';
import { isKnown, SharedAnswer, sharedAnswerHeaders } from './shared-answer.js';
import { contentRange } from './wanted-part.js';

/** The way of every call: access calls, may they, what do they send, the handler, is the answer what was promised. */
@Injectable()
export class CallInterceptor implements NestInterceptor {
  private readonly log = new Logger('calls');

  constructor(
    private readonly tokens: TokenCheck,
    @Inject(SERVICE) private readonly service: ServiceInfo,
    @Inject(OPTIONAL_ORM) private readonly orm: OptionalOrm,
    private readonly nats: NatsConnectionService,
    private readonly endings: TellEndings,
    @Optional() private readonly callers?: CallerCheck,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const name: RouteName = Reflect.getMetadata(CALL_NAME, context.getHandler());
    const work = async (): Promise<unknown> => {
      const result = await this.answerAndTell(name, request, next);
      statementsPerRequest.observe({ call: name }, currentRequest()?.statements ?? 0);
      if (result instanceof FileInParts) this.tellParts(result, reply);
      if (result instanceof SharedAnswer) return this.share(result, request, reply);
      return isRefusal(result) ? this.refuseWith(result, request, reply) : result;
    };
    return from(runInRequest('call', request.id, work, request.span));
  }

  private async answer(name: RouteName, request: FastifyRequest, next: CallHandler): Promise<unknown> {
    const route: Route = routes[name];
    const caller = await callerOf(request.headers, this.tokens, route);
    if (isRefusal(caller)) return caller;
    const scope = currentRequest();
    if (scope) scope.reader = readerOf(caller);
    if (!mayCall(route.access, caller)) {
      return refuse(caller.kind === 'visitor' ? 'AUTHENTICATION_REQUIRED' : 'FORBIDDEN');
    }
    if (!(await this.stillHolds(name, caller))) return refuse('AUTHENTICATION_REQUIRED');
    const read = readInput(name, request);
    if ('refusal' in read) return read.refusal;
    request.checkedCall = { caller, input: read.input };
    const result = await inDatabaseContext(this.orm, () =>
      lastValueFrom(next.handle(), { defaultValue: undefined }),
    );
    if (!isRefusal(result) && !(result instanceof StreamableFile)) this.checkAnswer(name, result);
    return result;
  }

  /** A call that fails may have ended something as well, before it did. */
  private async answerAndTell(name: RouteName, request: FastifyRequest, next: CallHandler): Promise<unknown> {
    try {
      return await this.answer(name, request, next);
    } finally {
      await this.endings.tell(currentRequest()?.endings ?? []);
    }
  }

  /**
   * Reading goes by the token and by what this process has heard, as long as it can hear. What visitors may do needs no rights
   * that could be gone.
   */
  private async stillHolds(name: RouteName, caller: Caller): Promise<boolean> {
    const { method, access } = routes[name];
    if (!this.callers || caller.kind === 'visitor' || (method === 'GET' && this.nats.isUp)) return true;
    const forEverybody = mayCall(access, { kind: 'visitor', language: caller.language });
    return forEverybody || this.callers.stillHolds(caller);
  }

  /** Outside of production an answer that breaks its contract fails loudly; a buyer gets it all the same. */
  private checkAnswer(name: RouteName, result: unknown): void {
    if (this.service.env.NODE_ENV === 'production') return;
    const answer: unknown = result instanceof SharedAnswer ? JSON.parse(result.body.toString()) : result;
    const { error } = calls[name].answer.safeParse(answer);
    if (error) throw new Error(`The answer of ${name} breaks its contract: ${error.message}`);
  }

  private share(answer: SharedAnswer, request: FastifyRequest, reply: FastifyReply): Buffer | undefined {
    reply.headers(sharedAnswerHeaders(answer));
    if (isKnown(answer.etag, request.headers['if-none-match'])) {
      reply.status(304);
      return undefined;
    }
    reply.type('application/json; charset=utf-8');
    return answer.body;
  }

  private tellParts({ contentRange }: FileInParts, reply: FastifyReply): void {
    reply.header('accept-ranges', 'bytes');
    if (contentRange !== undefined) reply.status(206).header('content-range', contentRange);
  }

  private refuseWith(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): unknown {
    this.log.debug(`Refused ${refusal.code}`);
    reply.status(errorStatus(refusal.code));
    const { length } = refusal.params;
    if (refusal.code === 'RANGE_NOT_IN_FILE' && length !== undefined) {
      reply.header('content-range', contentRange(length));
    }
    return errorBody(refusal, preferredLanguage(request.headers['accept-language']));
  }
}
