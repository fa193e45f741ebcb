import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { runningInstance } from '../instance/running-instance.ts';
import type { Fault } from './plan.ts';

type OnLink = Extract<Fault, { kind: 'slowLink' | 'cutLink' | 'silenceLink' }>;

/** Slows, cuts or silences a service's connections to its database or to all NATS servers for a while. */
export async function breakLink(fault: OnLink): Promise<void> {
  const names = await linksOf(fault);
  // A unique name, because another fault may affect the same connection.
  const toxic = randomUUID();
  await Promise.all(names.map((name) => harm(name, fault, toxic)));
  try {
    await wait(fault.forMs);
  } finally {
    await Promise.all(names.map((name) => mend(name, fault, toxic)));
  }
}

async function linksOf({ part, to }: OnLink): Promise<string[]> {
  const known = (await (await control('GET', '/proxies')).json()) as Record<string, unknown>;
  return Object.keys(known).filter((name) => name.startsWith(`${part}-${to}`));
}

async function harm(name: string, fault: OnLink, toxic: string): Promise<void> {
  if (fault.kind === 'cutLink') await control('POST', `/proxies/${name}`, { enabled: false });
  else
    await control('POST', `/proxies/${name}/toxics`, {
      name: toxic,
      stream: 'downstream',
      // A timeout of 0 blocks all data, and closes the connections when it is removed.
      ...(fault.kind === 'slowLink'
        ? {
            type: 'latency',
            attributes: { latency: fault.latencyMs, jitter: Math.round(fault.latencyMs / 2) },
          }
        : { type: 'timeout', attributes: { timeout: 0 } }),
    });
}

async function mend(name: string, { kind }: OnLink, toxic: string): Promise<void> {
  if (kind === 'cutLink') await control('POST', `/proxies/${name}`, { enabled: true });
  else await control('DELETE', `/proxies/${name}/toxics/${toxic}`);
}

async function control(method: string, path: string, body?: object): Promise<Response> {
  const answer = await fetch(`${runningInstance().parts['links']}${path}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok)
    throw new Error(`${method} ${path} was answered with ${answer.status}: ${await answer.text()}`);
  return answer;
}
