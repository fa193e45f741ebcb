import {
  type CallHandler,
  type ExecutionContext,
  Inject,
  Injectable,
  type NestInterceptor,
  StreamableFile,
} from '@nestjs/common';
import { calls } from '@werkbank/contracts/calls';
import { isRefusal } from '@werkbank/contracts/errors';
import type { RouteName } from '@werkbank/contracts/routes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { inDatabaseContext, OPTIONAL_ORM, type OptionalOrm } from '../database/database-context.js';
import { TellEndings } from '../ended-access/tell-endings.js';
import { statementsPerRequest } from '../metrics/call-metrics.js';
import { currentRequest } from '../request/request-scope.js';
import { SERVICE, type ServiceInfo } from '../service-info/service-info.js';
import { callNameOf } from './call-name.js';
import { FileInParts } from './file-answer.js';
import { Refused } from './refused.js';
import { isKnown, SharedAnswer, sharedAnswerHeaders } from './shared-answer.js';

/** Runs the handler with a separate identity map, checks its answer by the contract and writes the headers. */
@Injectable()
export class CallInterceptor implements NestInterceptor {
  constructor(
    @Inject(SERVICE) private readonly service: ServiceInfo,
    @Inject(OPTIONAL_ORM) private readonly orm: OptionalOrm,
    private readonly endings: TellEndings,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return from(this.answer(context, next));
  }

  private async answer(context: ExecutionContext, next: CallHandler): Promise<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const name = callNameOf(context);
    const result = await this.handleAndTell(next);
    statementsPerRequest.observe({ call: name }, currentRequest()?.statements ?? 0);
    if (isRefusal(result)) throw new Refused(result);
    this.checkAnswer(name, result);
    if (result instanceof FileInParts) return this.tellParts(result, request, reply);
    return result instanceof SharedAnswer ? this.share(result, request, reply) : result;
  }

  /** A call that fails may have ended something as well, before it did. */
  private async handleAndTell(next: CallHandler): Promise<unknown> {
    try {
      return await inDatabaseContext(this.orm, () =>
        lastValueFrom(next.handle(), { defaultValue: undefined }),
      );
    } finally {
      await this.endings.tell(currentRequest()?.endings ?? []);
    }
  }

  /** Outside of production an answer that breaks its contract fails loudly; a buyer gets it all the same. */
  private checkAnswer(name: RouteName, result: unknown): void {
    if (this.service.env.NODE_ENV === 'production' || result instanceof StreamableFile) return;
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

  private tellParts(
    file: FileInParts,
    request: FastifyRequest,
    reply: FastifyReply,
  ): FileInParts | undefined {
    const { contentRange, etag } = file;
    reply.header('accept-ranges', 'bytes');
    if (etag !== undefined) {
      reply.headers({ etag, 'cache-control': 'public, max-age=31536000, immutable' });
      if (isKnown(etag, request.headers['if-none-match'])) {
        file.getStream().destroy();
        reply.status(304);
        return undefined;
      }
    }
    if (contentRange !== undefined) reply.status(206).header('content-range', contentRange);
    return file;
  }
}
