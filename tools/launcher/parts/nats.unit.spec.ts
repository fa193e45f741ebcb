import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { domains } from '@werkbank/contracts/domains/source';
import { openInstance } from '../instance/instance.ts';
import { portsFrom } from '../instance/ports.ts';
import { natsSettings } from './nats.ts';

describe('the settings of NATS', () => {
  let stateDir: string;
  const settings = (syncAlways: boolean): string =>
    natsSettings(
      openInstance({ name: 'a test', stateDir, ports: portsFrom(8080), demoArticles: 0 }),
      syncAlways,
    );

  beforeEach(() => (stateDir = mkdtempSync(join(tmpdir(), 'nats-'))));
  afterEach(() => rmSync(stateDir, { recursive: true }));

  it('open one loopback port with a password, and no monitoring port', () => {
    const lines = settings(true);
    expect(lines).toContain('listen: 127.0.0.1:8106\n');
    expect(lines).toMatch(/password: "\S+"/);
    expect(lines).not.toMatch(/^\s*(https?|monitor|http_port|https_port|prof_port|websocket|mqtt)\b/m);
  });

  it('give each service a user with the rights of the contract', () => {
    const text = settings(true);
    expect([...text.matchAll(/^ +user: (\S+)$/gm)].map(([, user]) => user)).toEqual(['werkbank', ...domains]);
    expect(new Set(text.match(/password: "\S+"/g)).size).toBe(domains.length + 1);
  });

  it('sync acknowledged messages to disk if the server supports it', () => {
    expect(settings(true)).toContain('sync_interval: always');
    expect(settings(false)).not.toContain('sync_interval');
  });
});
