import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canMountDisks, type SmallDisk, smallDisk } from '@werkbank/tools/small-disk';
import { gatewayBeside } from '../instance/own-gateway.ts';
import { serviceBeside } from '../instance/own-service.ts';
import { eventually } from '../instance/running-instance.ts';

/** A call of each service, which refuses and logs requests that bypass the gateway. */
const services = [
  ['catalog', '/api/articles/top-level-categories'],
  ['checkout', '/api/basket'],
  ['orders', '/api/sales-orders'],
  ['admin', '/api/configuration'],
] as const;
const patienceMs = 120_000;
/** All parts share the log writer; only these two exceed its buffer of one mebibyte. */
const talkative: readonly string[] = ['gateway', 'orders'];
const callsOf = (name: string): number => (talkative.includes(name) ? 5_000 : 100);
/** Below the limit of open connections per address. */
const atOnce = 40;

interface Process {
  readonly name: string;
  readonly address: string;
  /** A call that this process answers itself, with its status. */
  readonly call: readonly [path: string, status: number];
  readonly end: () => Promise<void>;
}

if (canMountDisks) {
  describe('while the disk of all logs is full', () => {
    let disk: SmallDisk;
    let processes: readonly Process[];
    const log = (name: string) => join(disk.folder, `${name}.log`);

    beforeAll(async () => {
      disk = smallDisk(8);
      processes = await Promise.all([
        startGateway(),
        ...services.map(async ([name, path]) => ({
          name,
          call: [path, 403] as const,
          ...(await logging(name, (file) => serviceBeside(name, file))),
        })),
      ]);
      disk.fill();
    }, patienceMs);
    afterAll(async () => {
      await Promise.all((processes ?? []).map(({ end }) => end()));
      disk?.remove();
    }, patienceMs);

    async function logging<T>(name: string, start: (file: number) => Promise<T>): Promise<T> {
      const file = openSync(log(name), 'a');
      try {
        return await start(file);
      } finally {
        closeSync(file);
      }
    }
    async function startGateway(): Promise<Process> {
      const settings = { LOG_LEVEL: 'info', CALLS_PER_MINUTE: '1000000' };
      const gateway = await logging('gateway', (file) => gatewayBeside(settings, file));
      return { name: 'gateway', call: ['/api/configuration', 200], ...gateway };
    }
    const answers = async ({ address, call: [path, status] }: Process): Promise<boolean> => {
      const answer = await fetch(`${address}${path}`, { headers: { 'x-request-id': 'x'.repeat(64) } });
      await answer.arrayBuffer();
      return answer.status === status;
    };
    async function callOften(process: Process): Promise<void> {
      for (let done = 0; done < callsOf(process.name); done += atOnce) {
        const all = await Promise.all(Array.from({ length: atOnce }, () => answers(process)));
        expect(all).not.toContain(false);
      }
    }
    const dropped = async ({ address }: Process): Promise<number> => {
      const metrics = await (await fetch(`${address}/metrics`)).text();
      return Number(/^log_lines_dropped_total (\d+)$/m.exec(metrics)?.[1]);
    };

    it(
      'each part answers, stays ready and counts dropped lines, and writes again once there is room',
      async () => {
        await Promise.all(processes.map(callOften));
        for (const process of processes) {
          const ready = await fetch(`${process.address}/health/ready`);
          expect([process.name, ready.status]).toEqual([process.name, 200]);
        }
        const most = processes.filter(({ name }) => talkative.includes(name));
        for (const process of most) expect(await dropped(process)).toBeGreaterThan(0);
        disk.free();
        for (const process of most)
          await eventually(
            async () => (await answers(process)) && readFileSync(log(process.name), 'utf8'),
            (text) => /"dropped":\d+,"msg":"Lines were dropped/.test(String(text)),
          );
      },
      patienceMs,
    );
  });
}
