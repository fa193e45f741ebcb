import { Global, Module } from '@nestjs/common';
import { CallerCheck } from '@werkbank/platform/http';
import { CheckCallers } from './check-callers.js';

/** Known everywhere, since every call is checked. */
@Global()
@Module({ providers: [{ provide: CallerCheck, useClass: CheckCallers }], exports: [CallerCheck] })
export class CallersModule {}
