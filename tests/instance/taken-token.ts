import { type CallRequest, openSession } from '@werkbank/contracts/calls';
import { type ApiClient, ApiError, createClient } from '@werkbank/contracts/client';
import { callExamples } from '@werkbank/contracts/fixtures';
import { type RouteName, routeNames } from '@werkbank/contracts/routes';
import { type Account, eventually, runningInstance } from './running-instance.ts';

/** A session of a browser, and a stolen copy of its access token. */
export interface TakenToken {
  readonly userId: number;
  readonly companyId: number;
  readonly sessionId: string;
  readonly cookie: string;
  /** By the token alone: it is never renewed. */
  readonly api: ApiClient;
}

export const authentication = (path: string, method: 'POST' | 'DELETE', headers: Record<string, string>) =>
  fetch(`${runningInstance().address}/api/authentication/${path}`, { method, headers });

export async function takeToken({ email, password }: Account): Promise<TakenToken> {
  const address = runningInstance().address;
  const logIn = () =>
    fetch(`${address}/api/authentication/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userEmail: email, password }),
    });
  // Keycloak may be at the end of the login before, and refuses two of one person at the same moment.
  const answer = await eventually(logIn, ({ ok }) => ok);
  const { user, sessionId } = openSession.parse(await answer.json());
  const [cookie = ''] = (answer.headers.getSetCookie()[0] ?? '').split('; ');
  const api = createClient({ baseUrl: address, accessToken: async () => user.accessToken });
  return { userId: user.id, companyId: user.companyId ?? 0, sessionId, cookie, api };
}

/** The status of a call, also of a refused one. */
const statusOf = (call: Promise<unknown>): Promise<number> =>
  call.then(
    () => 200,
    (error: unknown) => {
      if (error instanceof ApiError) return error.status;
      throw error;
    },
  );

function example<N extends RouteName>({ api }: TakenToken, name: N, request: object = {}): Promise<unknown> {
  return api(name, { ...(callExamples[name].request as object), ...request } as CallRequest<N>);
}

/** Calls in each service that a person of a producer company may make: name and status. */
export async function usesOf(token: TakenToken): Promise<Record<string, number>> {
  const own = { params: { userId: token.userId } };
  const company = { params: { companyId: token.companyId } };
  const uses: Partial<Record<RouteName, Promise<unknown>>> = {
    createDiscountGroup: example(token, 'createDiscountGroup'),
    requestDiscount: example(token, 'requestDiscount', { body: { producers: [], remarks: 'x' } }),
    confirmPurchaseOrder: example(token, 'confirmPurchaseOrder'),
    releaseSalesOrder: example(token, 'releaseSalesOrder'),
    listPurchaseOrders: example(token, 'listPurchaseOrders'),
    createOrderDraft: example(token, 'createOrderDraft'),
    submitOrder: example(token, 'submitOrder'),
    changeOwnBasket: example(token, 'changeOwnBasket'),
    setUserPreferences: example(token, 'setUserPreferences', own),
    createProducerCompanyAddress: example(token, 'createProducerCompanyAddress', company),
    getProducerCompany: example(token, 'getProducerCompany', company),
    exportPersonalData: example(token, 'exportPersonalData', own),
    searchArticles: example(token, 'searchArticles'),
  };
  const statuses = Object.entries(uses).map(async ([name, call]) => [name, await statusOf(call)] as const);
  return Object.fromEntries(await Promise.all(statuses));
}

/** Calls of the contract that accept the token, without the excepted ones: any answer but 401, and 403 of the gateway. */
export async function callsOpenTo(token: TakenToken, except: readonly RouteName[]): Promise<string[]> {
  const open: string[] = [];
  for (const name of routeNames.filter((one) => !except.includes(one))) {
    const status = await statusOf(example(token, name));
    if (status !== 401 && status !== 403) open.push(`${name}: ${status}`);
  }
  return open;
}
