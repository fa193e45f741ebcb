import { PassThrough } from 'node:stream';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { type Access, EndedAccess } from '@werkbank/platform/ended-access';
import { heartbeat } from './server-sent-events.js';

/** Limits per replica. A browser uses one stream for all its windows. */
const most = { ofPerson: 6, ofAll: 5_000 };
/** Below the idle timeouts of gateway, browser and proxies. */
const heartbeatMs = 15_000;
/** The lifetime of Keycloak's tokens. A follower reconnects after that, and is checked again. */
const tokenMs = 5 * 60_000;
const shortestMs = 30_000;
/** Buffer limit of a slow reader. Beyond it the stream is cut off, and the reader gets the rest when it reconnects. */
const waitingBytes = 256 * 1024;

/** This process's server-sent event streams: limited, kept alive, and ended in time. */
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

  /** An open stream, or the refusal beyond the limit. */
  openFor(access: Access): PassThrough | Refusal {
    const { userId, issuedAt } = access;
    // The access may have ended since the call was let in.
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

  /** Runs before the server waits for open connections, so readers can reconnect elsewhere. */
  onModuleDestroy(): void {
    clearInterval(this.beats);
    this.stopHearing();
    for (const stream of this.open.keys()) stream.end();
  }

  /** Ends streams of sessions and persons whose access has ended. */
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
