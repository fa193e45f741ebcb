import { PassThrough } from 'node:stream';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { type Access, EndedAccess } from '@werkbank/platform/ended-access';
import { heartbeat } from './server-sent-events.js';

/** Per replica. One browser has one stream for all of its windows. */
const most = { ofPerson: 6, ofAll: 5_000 };
/** Below the time after which gateway, browser and proxies take a silent line for a dead one. */
const heartbeatMs = 15_000;
/** As long as Keycloak's tokens hold. Whoever follows on asks again, and is looked at again. */
const tokenMs = 5 * 60_000;
const shortestMs = 30_000;
/** Whoever reads this slowly is cut off, and gets what is missing when coming again. */
const waitingBytes = 256 * 1024;

/** The streams of server-sent events that this process holds: bounded, kept awake, and ended in time. */
@Injectable()
export class OpenStreams implements OnModuleDestroy {
  private readonly open = new Map<PassThrough, Access>();
  private readonly beats = setInterval(() => this.beat(), heartbeatMs).unref();
  private readonly stopHearing: () => void;

  constructor(private readonly ended: EndedAccess) {
    this.stopHearing = ended.onEnding(() => this.endThoseOfNobody());
  }

  get size(): number {
    return this.open.size;
  }

  /** An open stream for somebody, or the refusal of one more. */
  openFor(access: Access): PassThrough | Refusal {
    const { userId, issuedAt } = access;
    // It may have ended since the call was let in.
    if (!this.ended.holds(access)) return refuse('AUTHENTICATION_REQUIRED');
    const own = [...this.open.values()].filter((one) => one.userId === userId).length;
    if (own >= most.ofPerson) return refuse('TOO_MANY_REQUESTS');
    if (this.open.size >= most.ofAll) return refuse('TOO_BUSY');
    const stream = new PassThrough({ highWaterMark: waitingBytes });
    this.open.set(stream, access);
    const left = issuedAt === undefined ? tokenMs : issuedAt * 1000 + tokenMs - Date.now();
    const end = setTimeout(() => stream.end(), Math.min(tokenMs, Math.max(shortestMs, left))).unref();
    stream.once('close', () => {
      clearTimeout(end);
      this.open.delete(stream);
    });
    return stream;
  }

  /** Before the server waits for what is open: nobody is kept from following on elsewhere. */
  onModuleDestroy(): void {
    clearInterval(this.beats);
    this.stopHearing();
    for (const stream of this.open.keys()) stream.end();
  }

  /** Nothing more is told to a session that is over or a person whose rights are others. */
  private endThoseOfNobody(): void {
    for (const [stream, access] of this.open) if (!this.ended.holds(access)) stream.end();
  }

  private beat(): void {
    for (const stream of this.open.keys()) tell(stream, heartbeat);
  }
}

export function tell(stream: PassThrough, text: string): void {
  if (stream.writableEnded || stream.destroyed) return;
  if (!stream.write(text)) stream.destroy();
}
