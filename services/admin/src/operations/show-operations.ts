import { Controller, Headers } from '@nestjs/common';
import type { CallAnswer } from '@werkbank/contracts/calls';
import { Call, GATEWAY_VERSION_HEADER } from '@werkbank/platform/http';
import { Operations } from '@werkbank/platform/operations';

/** How each service does, asked at this moment. */
@Controller()
export class ShowOperations {
  constructor(private readonly operations: Operations) {}

  @Call('getOperations')
  async show(
    @Headers(GATEWAY_VERSION_HEADER) gatewayVersion: string | undefined,
  ): Promise<CallAnswer<'getOperations'>> {
    const state = await this.operations.state();
    return { at: new Date().toISOString(), gatewayVersion: gatewayVersion ?? null, ...state };
  }

  @Call('listDeadLetters')
  list(): Promise<CallAnswer<'listDeadLetters'>> {
    return this.operations.deadLetters();
  }
}
