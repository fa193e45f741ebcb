import { Injectable } from '@nestjs/common';

/** The current time; tests may replace it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
