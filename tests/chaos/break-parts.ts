import { setTimeout as wait } from 'node:timers/promises';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/nats-core';
import { letUp } from '../instance/parts.ts';
import { runningInstance } from '../instance/running-instance.ts';
import type { Databases } from '../instance/databases.ts';
import { jumpClock } from './break-clocks.ts';
import { breakLink } from './break-links.ts';
import { fillRecordsDisk } from './break-record.ts';
import { fillDisk, wipe } from './break-stores.ts';
import { type AnyPart, type Fault, type FaultyPart, parts } from './plan.ts';
import { everythingIsUp, ignoreGone, processesOf, restart } from './replicas.ts';
import { whileDown } from './while-down.ts';

export interface Breakable {
  readonly nats: NatsConnection;
  readonly databases: Databases;
}

/** Applies faults in sequence; resolves after recovery. */
export async function breakInTurn(things: Breakable, faults: readonly Fault[]): Promise<void> {
  const lasting: Promise<void>[] = [];
  for (const fault of faults) {
    await wait(fault.afterMs);
    if (fault.kind === 'kill') signal(fault.part, 'SIGKILL');
    else if (fault.kind === 'killOne') signal(fault.part, 'SIGKILL', fault.replica);
    else if (fault.kind === 'endOne') signal(fault.part, 'SIGTERM', fault.replica);
    else if (fault.kind === 'endEach') await endEach(fault.part);
    else if (fault.kind === 'keepDown') await whileDown(processesOf(fault.part), () => wait(fault.forMs));
    else if (fault.kind === 'wipe') await wipe(processesOf(fault.part));
    else if (fault.kind === 'fillDisk' && fault.part === 'postgres')
      await fillRecordsDisk(things.databases, fault.forMs);
    else if (fault.kind === 'fillDisk')
      await fillDisk(things.nats, oneOf(fault.part, fault.replica), fault.forMs);
    else if (fault.kind === 'cutDatabase') await things.databases.cut(fault.part);
    else if (fault.kind === 'freeze') lasting.push(freeze(fault.part, fault.forMs));
    else if (fault.kind === 'jumpClock')
      lasting.push(jumpClock(oneOf(fault.part, fault.replica), fault.bySeconds, fault.forMs));
    else if ('to' in fault) lasting.push(breakLink(fault));
    else await repeatEvents(things.nats, fault.part, fault.last).catch(noneToRepeat);
  }
  await Promise.all(lasting);
  if (processesOf('nats').length > 1) await everythingIsUp(things.nats);
  else for (const part of parts) await letUp(part);
}

/** A rolling restart: each process ends after the one before is back. */
async function endEach(part: AnyPart): Promise<void> {
  for (const name of processesOf(part)) await restart(name, 'SIGTERM');
}

/** Maps a number to a process, always the same one. */
function oneOf(part: AnyPart, replica: number): string {
  const processes = processesOf(part);
  return processes[replica % processes.length] ?? part;
}

/** An earlier fault may have removed the stream or its leader. */
const noneToRepeat = (): undefined => undefined;

/** Skips a process that is still restarting after an earlier fault. */
function signal(part: AnyPart, name: NodeJS.Signals, replica = 0): void {
  const pid = runningInstance().pids[oneOf(part, replica)];
  if (pid !== undefined) ignoreGone(() => process.kill(pid, name));
}

/** A stopped process does not answer, and continues without noticing the pause. */
async function freeze(part: FaultyPart, forMs: number): Promise<void> {
  const pid = runningInstance().pids[oneOf(part, 0)];
  if (pid === undefined) return;
  ignoreGone(() => process.kill(pid, 'SIGSTOP'));
  await wait(forMs);
  ignoreGone(() => process.kill(pid, 'SIGCONT'));
}

/** Repeats the last events of a part, newest first, with their ids but without NATS's deduplication. */
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
