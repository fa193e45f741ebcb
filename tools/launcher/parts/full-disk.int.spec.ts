import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createConnection, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { refuseFullDisks } from '../instance/disk-room.ts';
import { type Instance, openInstance } from '../instance/instance.ts';
import { freePorts } from '../instance/ports.ts';
import { endLeftovers, openLedger } from '../running/process-ledger.ts';
import { Progress } from '../running/progress.ts';
import { RunningInstance } from '../running/running-instance.ts';
import { type SmallDisk, smallDisk } from '../testing/small-disk.ts';
import { natsOf, natsUrl } from './nats.ts';

it('refuses a start with one line if a disk has too little room', () => {
  const folder = join(tmpdir(), 'not', 'there', 'yet');
  expect(() => refuseFullDisks([folder], Number.MAX_SAFE_INTEGER)).toThrow(
    /^The disk of .* has room for \d+ MiB, and a start needs \d+ MiB: make room, then start again\.$/,
  );
  expect(() => refuseFullDisks([folder], 0)).not.toThrow();
});

/** A minimal NATS publisher. */
class Publisher {
  private text = '';
  private readonly socket: Socket;

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.on('data', (chunk: Buffer) => (this.text += chunk.toString()));
    socket.on('error', () => undefined);
  }

  static async of(address: string): Promise<Publisher> {
    const { hostname, port, username, password } = new URL(address);
    const publisher = new Publisher(createConnection({ host: hostname, port: Number(port) }));
    const options = JSON.stringify({ user: username, pass: password, verbose: false });
    publisher.socket.write(`CONNECT ${options}\r\nSUB answers 1\r\n`);
    return publisher;
  }

  /** JetStream's answer, or an empty text without one. */
  async ask(subject: string, payload: string): Promise<string> {
    this.text = '';
    this.socket.write(`PUB ${subject} answers ${payload.length}\r\n${payload}\r\n`);
    for (let times = 0; times < 20 && !this.text.includes('MSG answers'); times++) await wait(50);
    return this.text.includes('MSG answers') ? this.text : '';
  }

  end(): void {
    this.socket.destroy();
  }
}

if (process.env.SMALL_DISKS) {
  describe('on a small disk', () => {
    let instance: Instance;
    let disk: SmallDisk;
    const given = process.env.NATS_URL;
    beforeEach(async () => {
      delete process.env.NATS_URL;
      const stateDir = mkdtempSync(join(tmpdir(), 'full-disk-'));
      const ports = await freePorts();
      instance = openInstance({ name: 'a test', stateDir, ports, hurried: true, demoArticles: 0 });
      disk = smallDisk(40, { folder: join(stateDir, 'nats') });
    });
    afterEach(() => {
      if (given !== undefined) process.env.NATS_URL = given;
      disk.remove();
      rmSync(instance.stateDir, { recursive: true });
    });

    it('restarts NATS once there is room, because JetStream keeps its error', async () => {
      const running = new RunningInstance(
        instance,
        openLedger(instance.stateDir),
        new Progress({ write: () => true }),
      );
      const publish = async (): Promise<boolean> => {
        const publisher = await Publisher.of(natsUrl(instance));
        const answer = await publisher.ask('test.event', 'x'.repeat(10_000));
        publisher.end();
        return answer.includes('"seq"');
      };
      try {
        await running.bringUp(natsOf(1));
        const publisher = await Publisher.of(natsUrl(instance));
        const stream = JSON.stringify({ name: 'test', subjects: ['test.>'], storage: 'file' });
        expect(await publisher.ask('$JS.API.STREAM.CREATE.test', stream)).toContain('"created"');
        publisher.end();
        expect(await publish()).toBe(true);
        disk.fill();
        while (await publish());
        const { nats } = running.pids;
        disk.free();
        while (!(await publish()));
        expect(running.pids.nats).not.toBe(nats);
      } finally {
        await running.bringDown();
      }
    }, 120_000);

    it('keeps the process ledger in memory and writes it once there is room', async () => {
      const ledger = openLedger(disk.folder);
      disk.fill();
      ledger.add('a part', process.ppid);
      expect(ledger.entries()).toHaveLength(1);
      ledger.remove(process.ppid);
      expect(await endLeftovers(ledger)).toEqual([]);
      disk.free();
      ledger.add('a part', process.ppid);
      expect(readFileSync(join(disk.folder, 'processes.json'), 'utf8')).toContain('a part');
    }, 30_000);
  });
}
