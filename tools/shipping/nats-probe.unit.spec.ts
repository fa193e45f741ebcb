import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { repositoryRoot } from '../launcher/instance/instance.ts';

const read = (file: string): string => readFileSync(join(repositoryRoot, 'deploy', file), 'utf8');

interface StatefulSet {
  kind: string;
  spec: { template: { spec: { containers: { livenessProbe?: { exec: { command: string[] } } }[] } } };
}

function livenessOf(overlay: string): string[] {
  const set = parseAllDocuments(read(`kubernetes/overlays/${overlay}/nats.yaml`))
    .map((document) => document.toJS() as StatefulSet)
    .find(({ kind }) => kind === 'StatefulSet');
  return set?.spec.template.spec.containers[0]?.livenessProbe?.exec.command ?? [];
}

/** JetStream keeps a write error until a restart, even after the disk has room again. */
describe('NATS with a write error', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'probe-'));
    put('wget', 'exit 0');
    // Stub for the kill of the container's first process.
    put('kill', 'echo "kill $*"');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const put = (program: string, script: string): void => {
    writeFileSync(join(folder, program), `#!/bin/sh\n${script}\n`);
    chmodSync(join(folder, program), 0o755);
  };
  const answers = (body: string): void => put('nc', `grep -q '^GET /healthz HTTP/1.0' && echo '${body}'`);
  const run = ([file = '', ...args]: readonly string[]) =>
    spawnSync(file, args, { encoding: 'utf8', env: { PATH: `${folder}:${process.env.PATH}` } });

  it.each(['small', 'production'])('is ended by the liveness probe of the overlay %s', (overlay) => {
    answers(`{"status":"ok"}`);
    expect(run(livenessOf(overlay)).status).toBe(0);
    answers(`{"status":"unavailable","error":"JetStream stream t write error: no space left on device"}`);
    expect(run(livenessOf(overlay)).status).toBe(1);
  });

  it('is ended by the health check of Compose for a restart', () => {
    const { services } = parse(read('compose/compose.yaml'), { merge: true }) as {
      services: { nats: { healthcheck: { test: string[] } } };
    };
    // The shell's builtin kill would signal process 1 of this machine; env uses the stub.
    const script = services.nats.healthcheck.test[1]?.replace('kill 1', 'env kill 1') ?? '';
    answers(`{"status":"ok"}`);
    expect(run(['sh', '-c', script])).toMatchObject({ status: 0, stdout: '' });
    answers(`{"error":"write error: no space left on device"}`);
    expect(run(['sh', '-c', script])).toMatchObject({ status: 0, stdout: 'kill 1\n' });
  });
});
