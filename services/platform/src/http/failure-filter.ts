import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import { errorBody, errorStatus, type Refusal, refuse } from '@werkbank/contracts/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { preferredLanguage } from '../auth/preferred-language.js';
import { isOutage } from '../dependency-errors/dependency-unavailable.js';
import { StoreFull } from '../files/file-store.js';
import { runInRequest } from '../request/request-scope.js';
import { Refused } from './refused.js';
import { contentRange } from './wanted-part.js';

/** Answers anything thrown: a refusal as it is, a broken part by a 503, a bug by a 500 with only the request's id. */
@Catch()
export class FailureFilter implements ExceptionFilter {
  private readonly log = new Logger('calls');

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const refusal = runInRequest('call', request.id, () => this.toRefusal(error, request.id));
    const body = errorBody(refusal, preferredLanguage(request.headers['accept-language']));
    if (reply.sent) return;
    const { length } = refusal.params;
    if (refusal.code === 'RANGE_NOT_IN_FILE' && typeof length === 'number') {
      reply.header('content-range', contentRange(length));
    }
    void reply
      .status(errorStatus(refusal.code))
      .header('content-type', 'application/json; charset=utf-8')
      .send(body);
  }

  private toRefusal(error: unknown, requestId: string): Refusal {
    if (error instanceof Refused) {
      this.log.debug(`Refused ${error.refusal.code}`);
      return error.refusal;
    }
    const expected = causedByCaller(error);
    if (expected) return expected;
    if (isOutage(error)) {
      this.log.warn(`Not available: ${String(error)}`);
      return refuse('PART_UNAVAILABLE');
    }
    this.log.error(error);
    if (error instanceof StoreFull) return refuse('STORAGE_FULL');
    return refuse('INTERNAL_ERROR', { params: { requestId } });
  }
}

/** Errors of Fastify and Nest that describe a fault of the request itself. */
function causedByCaller(error: unknown): Refusal | undefined {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return refuse('BODY_TOO_LARGE');
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return refuse('UNSUPPORTED_MEDIA_TYPE');
  const status = statusOf(error);
  if (status === 404) return refuse('NOT_FOUND');
  if (status === 413) return refuse('BODY_TOO_LARGE');
  if (status === 415) return refuse('UNSUPPORTED_MEDIA_TYPE');
  return status !== undefined && status >= 400 && status < 500 ? refuse('MALFORMED_REQUEST') : undefined;
}

function statusOf(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  if (error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number') {
    return error.statusCode;
  }
  return undefined;
}
