import { write, writeSync } from 'node:fs';
import type { DestinationStream } from 'pino';
import { logLinesDropped } from '../metrics/log-metrics.js';

/** Lines are written together: as soon as there are that many bytes, or so long after the first of them, milliseconds. */
const together = { bytes: 4096, withinMs: 200 };
/** Lines that wait beyond it are dropped: a full disk or a stuck reader must never hold up a call. */
const mostWaiting = 1024 * 1024;
/** A full pipe is tried again after so long, milliseconds. */
const busyReaderMs = 20;
/** The end of a process waits for a busy reader at most so long, milliseconds. */
const patienceAtTheEndMs = 1000;

/** Writes log lines beside the work of the process. What cannot be written waits, up to a limit, then it is dropped and counted. */
export class LogOutput implements DestinationStream {
  private lines: string[] = [];
  /** Rest of a write that was cut short or failed. */
  private rest: Buffer = Buffer.alloc(0);
  private waiting = 0;
  private dropped = 0;
  private busySince: number | undefined;
  private timer: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(private readonly fd: number) {
    process.on('exit', () => this.writeLast());
  }

  write(line: string): void {
    const bytes = Buffer.byteLength(line);
    if (this.closed || this.waiting + bytes > mostWaiting) {
      this.dropped += 1;
      logLinesDropped.inc();
      return;
    }
    this.lines.push(line);
    this.waiting += bytes;
    if (this.waiting < together.bytes) this.plan();
    else this.writeWaiting();
  }

  private plan(afterMs = together.withinMs): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.writeWaiting();
    }, afterMs).unref();
  }

  private writeWaiting(): void {
    // After a failure the timer alone tries again.
    if (this.busySince !== undefined || (this.rest.length > 0 && this.timer !== undefined)) return;
    const chunk = this.take();
    if (chunk.length === 0) return;
    this.busySince = performance.now();
    write(this.fd, chunk, (error, written) => {
      this.busySince = undefined;
      if (error === null) this.wrote(chunk, written);
      else if (error.code === 'EPIPE') this.close();
      else {
        this.rest = chunk;
        this.plan(error.code === 'EAGAIN' ? busyReaderMs : undefined);
      }
    });
  }

  private take(): Buffer {
    const chunk = this.rest.length > 0 ? this.rest : Buffer.from(this.lines.join(''));
    if (this.rest.length === 0) this.lines = [];
    this.rest = Buffer.alloc(0);
    return chunk;
  }

  private wrote(chunk: Buffer, bytes: number): void {
    this.waiting -= bytes;
    this.rest = chunk.subarray(bytes);
    if (this.rest.length === 0 && this.dropped > 0) this.noteDropped();
    if (this.waiting > 0) this.writeWaiting();
  }

  private noteDropped(): void {
    const said = { level: 'warn', time: new Date().toISOString(), context: 'logging', dropped: this.dropped };
    const line = `${JSON.stringify({ ...said, msg: 'Lines were dropped, as they could not be written' })}\n`;
    this.dropped = 0;
    this.lines.push(line);
    this.waiting += Buffer.byteLength(line);
  }

  /** No reader is left. */
  private close(): void {
    this.closed = true;
    this.lines = [];
  }

  private writeLast(): void {
    const isStuck = this.busySince !== undefined && performance.now() - this.busySince > patienceAtTheEndMs;
    if (this.closed || isStuck) return;
    const last = Buffer.concat([this.rest, Buffer.from(this.lines.join(''))]);
    const until = performance.now() + patienceAtTheEndMs;
    for (let at = 0; at < last.length; ) {
      const written = writeNow(this.fd, last.subarray(at));
      if (written === 'failed' || (written === 'busy' && performance.now() > until)) return;
      if (written === 'busy') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
      else at += written;
    }
  }
}

function writeNow(fd: number, bytes: Buffer): number | 'busy' | 'failed' {
  try {
    return writeSync(fd, bytes);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EAGAIN' ? 'busy' : 'failed';
  }
}
