import { type ApiClient, createClient } from '@werkbank/contracts/client';
import { startGatewayBeside } from '../instance/own-gateway.ts';
import { NothingToMeasure, type RunningInstance } from '../instance/running-instance.ts';
import { watchedParts } from '../instance/watched-parts.ts';
import { type Person, signIn } from '../orders/place-orders.ts';
import { chooseRequests } from './choose-requests.ts';
import { type Measured, saturating } from './measure-pages.ts';
import type { Asked } from './run-k6.ts';

/** An instance behind a separate gateway without rate limits. */
export interface MeasuredInstance extends Measured {
  readonly address: string;
  /** Client of a visitor. */
  readonly api: ApiClient;
  /** Clients of the people whose baskets are read and changed. */
  readonly signedIn: () => Promise<readonly ApiClient[]>;
  end(): Promise<void>;
}

export async function measuredInstance(instance: RunningInstance): Promise<MeasuredInstance> {
  const gateway = await startGatewayBeside(instance);
  const { address } = gateway;
  const watched = await watchedParts(instance, gateway.pid);
  const api = createClient({ baseUrl: address, language: () => 'de' });
  return {
    address,
    api,
    parts: watched.parts,
    choose: async () => {
      const tokens = (await signInPeople(instance, address)).map(({ token }) => token);
      return answeredKinds(await chooseRequests(address, api, tokens));
    },
    signedIn: async () => (await signInPeople(instance, address)).map(({ api: own }) => own),
    end: async () => {
      await watched.close();
      await gateway.end();
    },
  };
}

/** Signs in as many people as saturate a machine. The first one is a buyer; producers' users have baskets too. */
async function signInPeople({ accounts }: RunningInstance, address: string): Promise<Person[]> {
  const buyers = accounts.filter(({ role }) => role === 'buyer');
  const others = accounts.filter(({ role }) => role !== 'buyer' && role !== 'platform-admin');
  if (buyers.length === 0) throw new NothingToMeasure('The instance has no buyer.');
  const people: Person[] = [];
  for (const one of [...buyers, ...others].slice(0, saturating)) people.push(await signIn(address, one));
  return people;
}

/** Drops kinds that an earlier version does not support. */
async function answeredKinds(kinds: Readonly<Record<string, Asked>>): Promise<Record<string, Asked>> {
  const known: Record<string, Asked> = {};
  for (const [kind, asked] of Object.entries(kinds)) {
    const [first] = asked.requests;
    if (!first) continue;
    const { method, url, body = null, headers } = first;
    const answer = await fetch(url, { method, body, headers: { ...asked.headers, ...headers } });
    await answer.arrayBuffer();
    if (answer.status === asked.status) known[kind] = asked;
  }
  return known;
}
