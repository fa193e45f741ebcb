import { setTimeout as wait } from 'node:timers/promises';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/nats-core';
import { killOnce, letUp } from '../instance/parts.ts';
import { runningInstance } from '../instance/running-instance.ts';
import type { Databases } from './databases.ts';
import { type Fault, type FaultyPart, parts } from './plan.ts';

export interface Breakable {
  readonly nats: NatsConnection;
  readonly databases: Databases;
}

/** Breaks one thing after the other, and answers when nothing is broken any more. */
export async function breakInTurn(things: Breakable, faults: readonly Fault[]): Promise<void> {
  const frozen: Promise<void>[] = [];
  for (const fault of faults) {
    await wait(fault.afterMs);
    if (fault.kind === 'kill') killIfUp(fault.part);
    else if (fault.kind === 'cutDatabase') await things.databases.cut(fault.part);
    else if (fault.kind === 'freeze') frozen.push(freeze(fault.part, fault.forMs));
    else await repeatEvents(things.nats, fault.part, fault.last);
  }
  await Promise.all(frozen);
  for (const part of parts) await letUp(part);
}

/** One that is just being started again after the fault before has nothing to lose. */
function killIfUp(part: FaultyPart): void {
  if (runningInstance().pids[part] !== undefined) ignoreGone(() => killOnce(part));
}

/** A process that is held up answers nobody, and does not know of it afterwards. */
async function freeze(part: FaultyPart, forMs: number): Promise<void> {
  const pid = runningInstance().pids[part];
  if (pid === undefined) return;
  ignoreGone(() => process.kill(pid, 'SIGSTOP'));
  await wait(forMs);
  ignoreGone(() => process.kill(pid, 'SIGCONT'));
}

function ignoreGone(signal: () => void): void {
  try {
    signal();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** The last events of a part come once more, under their own ids but past the window in which the stream knows them, newest first. */
async function repeatEvents(nats: NatsConnection, part: FaultyPart, last: number): Promise<void> {
  const stream = part.toUpperCase();
  const manager = await jetstreamManager(nats);
  const { state } = await manager.streams.info(stream);
  const first = Math.max(state.first_seq, state.last_seq - last + 1);
  const sender = jetstream(nats);
  for (let seq = state.last_seq; seq >= first && seq > 0; seq--) {
    const message = await manager.streams.getMessage(stream, { seq });
    if (!message) continue;
    message.header.delete('Nats-Msg-Id');
    await sender.publish(message.subject, message.data, { headers: message.header });
  }
}
