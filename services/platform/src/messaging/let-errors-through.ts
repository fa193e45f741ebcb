import { Catch, type ExceptionFilter } from '@nestjs/common';
import { type Observable, throwError } from 'rxjs';

/** Hands a handler's error to the transport, which decides about retries; Nest's own filter would hide it. */
@Catch()
export class LetErrorsThrough implements ExceptionFilter {
  catch(error: unknown): Observable<never> {
    return throwError(() => error);
  }
}
