import type { PipeTransform } from '@nestjs/common';
import type { RouteName } from '@werkbank/contracts/routes';
import type { FastifyRequest } from 'fastify';
import { readInput } from './read-input.js';
import { Refused } from './refused.js';

/** A request as its call sent it. */
export interface SentCall {
  name: RouteName;
  request: FastifyRequest;
}

/** Checks and converts what a call sends, by the contract's schemas. */
export class InputPipe implements PipeTransform<SentCall> {
  transform({ name, request }: SentCall): unknown {
    const read = readInput(name, request);
    if ('refusal' in read) throw new Refused(read.refusal);
    return read.input;
  }
}
