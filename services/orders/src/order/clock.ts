import { Injectable } from '@nestjs/common';

/** What time it is; a test may say another. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
