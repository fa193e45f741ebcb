import { type ApiClient, createClient } from '@werkbank/contracts/client';
import { startGatewayBeside } from '../instance/own-gateway.ts';
import { NothingToMeasure, type RunningInstance } from '../instance/running-instance.ts';
import { watchedParts } from '../instance/watched-parts.ts';
import { signIn } from '../orders/place-orders.ts';
import { chooseRequests } from './choose-requests.ts';
import type { Measured } from './measure-pages.ts';
import type { Asked } from './run-k6.ts';

/** An instance behind a gateway of our own that does not count our calls. */
export interface MeasuredInstance extends Measured {
  readonly address: string;
  /** As a visitor. */
  readonly api: ApiClient;
  /** As the buyer whose prices are asked for. */
  readonly signedIn: () => Promise<ApiClient>;
  end(): Promise<void>;
}

export async function measuredInstance(instance: RunningInstance): Promise<MeasuredInstance> {
  const buyer = instance.accounts.find(({ role }) => role === 'buyer');
  if (!buyer) throw new NothingToMeasure('The instance has no buyer.');
  const gateway = await startGatewayBeside(instance);
  const { address } = gateway;
  const watched = await watchedParts(instance, gateway.pid);
  const api = createClient({ baseUrl: address, language: () => 'de' });
  return {
    address,
    api,
    parts: watched.parts,
    choose: async () =>
      answeredKinds(await chooseRequests(address, api, (await signIn(address, buyer)).token)),
    signedIn: async () => (await signIn(address, buyer)).api,
    end: async () => {
      await watched.close();
      await gateway.end();
    },
  };
}

/** Without the kinds that an earlier version does not know yet. */
async function answeredKinds(kinds: Readonly<Record<string, Asked>>): Promise<Record<string, Asked>> {
  const known: Record<string, Asked> = {};
  for (const [kind, asked] of Object.entries(kinds)) {
    const [first] = asked.requests;
    if (!first) continue;
    const { method, url, body = null } = first;
    const answer = await fetch(url, { method, body, headers: asked.headers });
    await answer.arrayBuffer();
    if (answer.status === asked.status) known[kind] = asked;
  }
  return known;
}
