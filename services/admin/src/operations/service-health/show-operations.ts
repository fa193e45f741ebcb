import { Controller, Headers } from '@nestjs/common';
import type { CallAnswer } from '@werkbank/contracts/calls';
import { type RefusedRelease, refusedRelease } from '@werkbank/contracts/entities';
import { Call, GATEWAY_VERSION_HEADER, REFUSED_RELEASES_HEADER } from '@werkbank/platform/http';
import { Operations } from '@werkbank/platform/operations';

/** Current state of each service. */
@Controller()
export class ShowOperations {
  constructor(private readonly operations: Operations) {}

  @Call('getOperations')
  async show(
    @Headers(GATEWAY_VERSION_HEADER) gatewayVersion: string | undefined,
    @Headers(REFUSED_RELEASES_HEADER) refused: string | undefined,
  ): Promise<CallAnswer<'getOperations'>> {
    const state = await this.operations.state();
    return {
      at: new Date().toISOString(),
      gatewayVersion: gatewayVersion ?? null,
      ...state,
      refusedReleases: readRefused(refused),
    };
  }

  @Call('listDeadLetters')
  list(): Promise<CallAnswer<'listDeadLetters'>> {
    return this.operations.deadLetters();
  }
}

const refusedReleases = refusedRelease.array();

/** The gateway may be of another version, whose words are not understood here. */
function readRefused(header: string | undefined): RefusedRelease[] {
  if (header === undefined) return [];
  try {
    return (
      refusedReleases.safeParse(JSON.parse(Buffer.from(header, 'base64url').toString('utf8'))).data ?? []
    );
  } catch {
    return [];
  }
}
