import { AckPolicy, type ConsumerMessages, DeliverPolicy, type JetStreamManager } from '@nats-io/jetstream';
import { nanos } from '@nats-io/nats-core';
import type { MessageHandler } from '@nestjs/microservices';
import { type FactName, facts } from '@werkbank/contracts/facts';
import type { ServiceEnv } from '../env/service-env.js';
import type { FactSubscription } from './on-fact.js';
import { ensureFactStream } from './streams.js';
import { domainOf, streamOf } from './wire.js';

/** A durable consumer: one handler of one fact in one service. */
export interface FactConsumer {
  /** Name of the durable, and the consumer in the inbox table. */
  name: string;
  fact: FactName;
  stream: string;
  parallel: number;
}

export function factConsumerOf(domain: string, pattern: string, handler: MessageHandler): FactConsumer {
  if (handler.next) throw new Error(`${pattern} has two handlers; tell them apart with { as: '…' }`);
  const { fact, parallel } = handler.extras as FactSubscription;
  if (!Object.hasOwn(facts, fact)) throw new Error(`${fact} is not a fact of the contract`);
  const name = `${domain}--${pattern.replaceAll('.', '_').replace('#', '--')}`;
  return { name, fact, stream: streamOf(domainOf(fact)), parallel };
}

/** Makes sure that stream and durable exist and starts to pull. */
export async function openConsumer(
  jsm: JetStreamManager,
  consumer: FactConsumer,
  env: Pick<ServiceEnv, 'NATS_REPLICAS' | 'FACT_ACK_WAIT_MS'>,
): Promise<ConsumerMessages> {
  await ensureFactStream(jsm, domainOf(consumer.fact), env.NATS_REPLICAS);
  await jsm.consumers.add(consumer.stream, {
    durable_name: consumer.name,
    filter_subject: consumer.fact,
    deliver_policy: DeliverPolicy.All,
    ack_policy: AckPolicy.Explicit,
    ack_wait: nanos(env.FACT_ACK_WAIT_MS),
    // Retries are counted and ended here, where the reason is known; the server must not drop a message.
    max_deliver: -1,
    max_ack_pending: consumer.parallel,
  });
  const durable = await jsm.jetstream().consumers.get(consumer.stream, consumer.name);
  return durable.consume({ max_messages: 1, abort_on_missing_resource: true });
}
