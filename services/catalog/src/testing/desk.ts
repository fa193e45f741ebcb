import type { CallAnswer, CallRequest } from '@werkbank/contracts/calls';
import type { RouteName } from '@werkbank/contracts/routes';
import { type TestInstance, type TestUser, testUser } from '@werkbank/platform/testing';

/** The tests of the desk change the rules of Alpspitz AG. Nordlicht GmbH is another producer's company. */
export const alpspitz = 101;
export const nordlicht = 201;
/** An unknown id. */
export const nothing = 999_999_999;

export const producerOf = (companyId: number): Promise<TestUser> =>
  testUser({ companyId, companyType: 'Producer', producerId: companyId === alpspitz ? 1 : 2 });
export const buyerOf = (companyId: number): Promise<TestUser> =>
  testUser({ companyId, companyType: 'Customer' });

type Of<N extends RouteName> =
  CallRequest<N> extends { params: infer P } ? Omit<P, 'producerCompanyId'> : never;
type Rest<N extends RouteName> = Omit<CallRequest<N>, 'params'> &
  (keyof Of<N> extends never ? { params?: Of<N> } : { params: Of<N> });

/**
 * Calls about a producer company's own rules by one of its users; the company is Alpspitz unless another
 * is given.
 */
export async function deskOf(instance: TestInstance, producerCompanyId = alpspitz) {
  const producer = await producerOf(producerCompanyId);
  return <N extends RouteName>(name: N, rest: Rest<N>): Promise<CallAnswer<N>> => {
    const { params, ...more } = rest;
    const request = { params: { producerCompanyId, ...params }, ...more };
    return instance.callAs(producer, name, request as unknown as CallRequest<N>);
  };
}
export type Desk = Awaited<ReturnType<typeof deskOf>>;

/** The status and body of a refused call. */
export async function refusalOf(call: Promise<unknown>) {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) =>
      thrown as { status: number; body: { code: string; message: string; field?: string } },
  );
  return error && { status: error.status, ...error.body };
}
