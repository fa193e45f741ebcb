import { jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/nats-core';
import { domains } from '@werkbank/contracts/domains';
import type { EventName } from '@werkbank/contracts/events';
import { eventConsumers } from '@werkbank/contracts/message-use';
import { durableName, ensureDurable } from './event-consumer.js';
import { moveFormerDeadLetters } from './former-dead-letters.js';
import { ensureDeadLetterStream, ensureDroppedStream, ensureEventStream } from './streams.js';

export interface StreamSettings {
  NATS_REPLICAS: number;
  EVENT_ACK_WAIT_MS: number;
}

/**
 * Makes all streams and the durables of the contract, or changes them to the settings of now. Operators do it: a service that
 * may make a stream could have it collect what others ask each other. Done again, it changes nothing.
 */
export async function setUpStreams(connection: NatsConnection, settings: StreamSettings): Promise<void> {
  const jsm = await jetstreamManager(connection, { checkAPI: false });
  const uses = Object.entries(eventConsumers) as [EventName, readonly string[]][];
  for (const domain of domains) await ensureEventStream(jsm, domain, settings.NATS_REPLICAS);
  await ensureDeadLetterStream(jsm, settings.NATS_REPLICAS);
  await ensureDroppedStream(jsm, settings.NATS_REPLICAS);
  await moveFormerDeadLetters(jsm, settings.NATS_REPLICAS);
  for (const [event, consumers] of uses)
    for (const domain of consumers)
      await ensureDurable(jsm, { name: durableName(domain, event), event, parallel: 1 }, settings);
}
