import { ApiError } from '@werkbank/contracts/client';
import { setTimeout as wait } from 'node:timers/promises';
import type { Cast } from '../instance/cast.ts';
import { draftOf } from '../instance/ordering.ts';
import { runningInstance, visitor } from '../instance/running-instance.ts';
import { audience } from '../instance/shopping.ts';
import type { Accepted } from './live-through.ts';

/** A failed request. */
export interface Failure {
  readonly call: string;
  readonly at: string;
  readonly why: string;
}

const pauseMs = 60;

/** Reads of the admin's list per change. */
const looksForChange = 4;

/** Constant reads and writes without retries; failures are recorded. */
export class SteadyLoad {
  readonly failures: Failure[] = [];
  readonly accepted: Accepted[] = [];
  readonly cast: Cast;
  calls = 0;
  #ended = false;
  #loops: Promise<void>[] = [];

  constructor(cast: Cast) {
    this.cast = cast;
  }

  /** With 'reading' the buyer places no orders, because she has one draft at a time and another test uses it. */
  start(ordering: 'ordering' | 'reading' = 'ordering'): void {
    this.#loops = [
      this.#visits(),
      this.#logsIn(),
      this.#reads(),
      this.#fillsBasket(),
      this.#produces(),
      this.#administers(),
    ];
    if (ordering === 'ordering') this.#loops.push(this.#orders());
  }

  async end(): Promise<void> {
    this.#ended = true;
    await Promise.all(this.#loops);
  }

  async #visits(): Promise<void> {
    const api = visitor();
    const { articleId } = this.cast.offers.CH.row;
    for (let turn = 0; !this.#ended; turn++) {
      // Different searches, because equal ones share an answer for a second.
      await this.#try('searchArticles', () =>
        api('searchArticles', { query: { ...audience, q: `bohrer ${(turn % 90) / 10 + 1}` } }),
      );
      await this.#try('page', async () => {
        const answer = await fetch(`${runningInstance().address}/article/${articleId}`, {
          headers: { accept: 'text/html' },
        });
        await answer.text();
        if (!answer.ok) throw new Error(`status ${answer.status}`);
      });
      await wait(pauseMs);
    }
  }

  /**
   * Uses another account each time: Keycloak treats concurrent logins of one account as an attack, and on a busy machine it may
   * count one as running for seconds after its answer.
   */
  async #logsIn(): Promise<void> {
    const others = runningInstance().accounts.filter(
      ({ role, email }) => role === 'buyer' && email !== this.cast.buyer.account.email,
    );
    for (let turn = 0; !this.#ended; turn++) {
      const { email, password } = others[turn % others.length] ?? this.cast.buyer.account;
      await this.#try('login', () => visitor()('login', { body: { userEmail: email, password } }));
      await wait(20 * pauseMs);
    }
  }

  async #reads(): Promise<void> {
    const { api } = this.cast.buyer;
    while (!this.#ended) {
      const list = await this.#try('listSalesOrders', () => api('listSalesOrders', { query: {} }));
      const orderId = list?.orders[0]?.id;
      if (orderId !== undefined)
        await this.#try('getSalesOrder', () => api('getSalesOrder', { params: { orderId } }));
      await wait(pauseMs);
    }
  }

  async #orders(): Promise<void> {
    const { buyer, offers } = this.cast;
    for (let turn = 0; !this.#ended; turn++) {
      // Few pieces, so the stock lasts for many runs; alternating, because equal content would be the same draft.
      const quantity = 1 + (turn % 2);
      const draft = await this.#try('createOrderDraft', () => draftOf(buyer, [offers.CH.row], quantity));
      if (draft === undefined) continue;
      const body = { draftId: draft.id };
      const order = await this.#try('submitOrder', () => buyer.api('submitOrder', { body }));
      if (order !== undefined) this.accepted.push({ draft, orderId: order.orderId });
      await wait(20 * pauseMs);
    }
  }

  async #fillsBasket(): Promise<void> {
    const { buyer, offers } = this.cast;
    const { articleId, producerId, dispatchLocation } = offers.DE.row;
    const line = { articleId, producerId, dispatchLocationId: dispatchLocation?.id ?? 0 };
    for (let turn = 0; !this.#ended; turn++) {
      const changes = [{ ...line, quantity: 1 + (turn % 9) }];
      await this.#try('changeOwnBasket', () => buyer.api('changeOwnBasket', { body: { changes } }));
      await this.#try('getOwnBasket', () => buyer.api('getOwnBasket', {}));
      await wait(2 * pauseMs);
    }
  }

  async #produces(): Promise<void> {
    const { api } = this.cast.swissProducer;
    while (!this.#ended) {
      await this.#try('listPurchaseOrders', () => api('listPurchaseOrders', { query: {} }));
      await wait(pauseMs);
    }
  }

  /** Also renames a company repeatedly, which reaches every service by events. */
  async #administers(): Promise<void> {
    const { api } = this.cast.admin;
    for (let turn = 0; !this.#ended; turn++) {
      const list = await this.#try('listCustomers', () => api('listCustomers', { query: {} }));
      const company = list?.companies.find(({ id }) => id !== this.cast.buyer.account.companyId);
      if (company && turn % looksForChange === 0) await this.#renames(company.id, turn);
      await wait(2 * pauseMs);
    }
  }

  async #renames(id: number, turn: number): Promise<void> {
    const { api } = this.cast.admin;
    const params = { companyId: String(id) };
    const company = await this.#try('getCustomer', () => api('getCustomer', { params }));
    if (!company?.customerType || !company.primaryAddress) return;
    const body = {
      ...company,
      customerType: company.customerType,
      country: company.primaryAddress.country,
      name: `${company.name.replace(/ \d+$/, '')} ${turn}`,
    };
    await this.#try('updateCustomer', () => api('updateCustomer', { params, body }));
  }

  async #try<T>(call: string, work: () => Promise<T>): Promise<T | undefined> {
    const at = new Date().toISOString();
    this.calls += 1;
    try {
      return await work();
    } catch (error) {
      const why = error instanceof ApiError ? `${error.status} ${error.code}` : causesOf(error);
      this.failures.push({ call, at, why });
      return undefined;
    }
  }
}

/** Joins the messages of all causes, because fetch's own message is generic. */
const causesOf = (error: unknown): string =>
  error instanceof Error ? [error.message, causesOf(error.cause)].filter(Boolean).join(': ') : '';
