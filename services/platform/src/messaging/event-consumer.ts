import {
  AckPolicy,
  type ConsumerConfig,
  type ConsumerMessages,
  type ConsumerUpdateConfig,
  DeliverPolicy,
  type JetStreamManager,
} from '@nats-io/jetstream';
import { nanos } from '@nats-io/nats-core';
import type { MessageHandler } from '@nestjs/microservices';
import { type EventName, events } from '@werkbank/contracts/events';
import type { ServiceEnv } from '../env/service-env.js';
import type { EventSubscription } from './on-event.js';
import { ensureEventStream, ifThere, isAsWanted, isOtherwiseThere } from './streams.js';
import { domainOf, streamOf } from './wire.js';

/** A durable consumer: one handler of one event in one service. */
export interface EventConsumer {
  /** Name of the durable, and the consumer in the inbox table. */
  name: string;
  event: EventName;
  stream: string;
  parallel: number;
}

/** Name of a durable consumer; the rights at NATS contain it as well. */
export const durableName = (domain: string, pattern: string): string =>
  `${domain}--${pattern.replaceAll('.', '_').replace('#', '--')}`;

export function eventConsumerOf(domain: string, pattern: string, handler: MessageHandler): EventConsumer {
  if (handler.next) throw new Error(`${pattern} has two handlers; tell them apart with { as: '…' }`);
  const { event, parallel } = handler.extras as EventSubscription;
  if (!Object.hasOwn(events, event)) throw new Error(`${event} is not an event of the contract`);
  return { name: durableName(domain, pattern), event, stream: streamOf(domainOf(event)), parallel };
}

/** Makes sure that stream and durable exist and starts to pull. */
export async function openConsumer(
  jsm: JetStreamManager,
  consumer: EventConsumer,
  env: Pick<ServiceEnv, 'NATS_REPLICAS' | 'EVENT_ACK_WAIT_MS'>,
): Promise<ConsumerMessages> {
  await ensureEventStream(jsm, domainOf(consumer.event), env.NATS_REPLICAS);
  await ensureDurable(jsm, consumer, env);
  const durable = await jsm.jetstream().consumers.get(consumer.stream, consumer.name);
  return durable.consume({ max_messages: 1, abort_on_missing_resource: true });
}

export function ensureDurable(
  jsm: JetStreamManager,
  { name, event, parallel }: Pick<EventConsumer, 'name' | 'event' | 'parallel'>,
  env: Pick<ServiceEnv, 'EVENT_ACK_WAIT_MS'>,
): Promise<void> {
  const lasting = {
    durable_name: name,
    filter_subject: event,
    deliver_policy: DeliverPolicy.All,
    ack_policy: AckPolicy.Explicit,
  };
  return ensureConsumer(jsm, streamOf(domainOf(event)), lasting, {
    ack_wait: nanos(env.EVENT_ACK_WAIT_MS),
    // Retries are counted and ended here, where the reason is known; the server must not drop a message.
    max_deliver: -1,
    max_ack_pending: parallel,
  });
}

/** As with streams: the present settings also apply to an existing durable consumer. */
async function ensureConsumer(
  jsm: JetStreamManager,
  stream: string,
  lasting: Partial<ConsumerConfig> & { durable_name: string },
  changeable: Partial<ConsumerUpdateConfig>,
): Promise<void> {
  const there = await ifThere(jsm.consumers.info(stream, lasting.durable_name));
  if (there && isAsWanted(there.config, changeable)) return;
  try {
    await jsm.consumers.add(stream, { ...lasting, ...changeable });
  } catch (error) {
    if (!isOtherwiseThere(error)) throw error;
    await jsm.consumers.update(stream, lasting.durable_name, changeable);
  }
}
