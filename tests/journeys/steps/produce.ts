import type { Locator } from 'playwright-core';
import type { Visit } from '../browser/visit.ts';
import { chooseFile } from './administer.ts';
import { openFromMenu } from './log-in.ts';

/** Opens an order from the producer's list; returns the block of its only delivery. */
export async function openReceivedOrder(visit: Visit, orderId: number): Promise<Locator> {
  const { page, words } = visit;
  const list = words('orders:lists.purchase');
  await openFromMenu(visit, list);
  // A new order stands above the list, others in it.
  await page
    .getByRole('main')
    .getByRole('link', { name: String(orderId), exact: true })
    .click();
  await page.getByRole('heading', { level: 1, name: words('orders:order.title', { id: orderId }) }).waitFor();
  return page.getByRole('region', {
    name: new RegExp(`^${words('orders:delivery.title', { id: '' }).trim()}`),
  });
}

/** Waits for a status in a block. */
export async function expectStatus(
  { words }: Visit,
  block: Locator,
  status:
    | 'Confirmed'
    | 'Proposed'
    | 'Released'
    | 'InCompletion'
    | 'ReadyToSend'
    | 'InCustomsClearance'
    | 'Sent'
    | 'Delivered',
): Promise<void> {
  await block
    .getByText(words(`kit:status.${status}`), { exact: true })
    .first()
    .waitFor();
}

async function sendAnswer({ page, words }: Visit): Promise<void> {
  const bar = page.getByRole('region', { name: words('orders:answer.barLabel') });
  await bar.getByRole('button', { name: words('orders:answer.send') }).click();
}

/** Confirms a delivery as ordered. An order's only delivery is released at once. */
export async function confirmDelivery(
  visit: Visit,
  delivery: Locator,
  becomes: 'Confirmed' | 'Released' = 'Confirmed',
): Promise<void> {
  await delivery.getByRole('button', { name: visit.words('orders:answer.confirm') }).click();
  await sendAnswer(visit);
  await expectStatus(visit, delivery, becomes);
}

/** Proposes another ISO date. */
export async function proposeDate(visit: Visit, delivery: Locator, day: string): Promise<void> {
  const { page, words } = visit;
  await delivery.getByRole('button', { name: words('orders:answer.propose') }).click();
  const dialog = page.getByRole('dialog', { name: words('orders:plan.title') });
  await dialog.getByRole('checkbox').uncheck();
  await dialog.getByLabel(words('orders:plan.date'), { exact: true }).fill(day);
  await dialog.getByRole('button', { name: words('orders:plan.take') }).click();
  await sendAnswer(visit);
  await expectStatus(visit, delivery, 'Proposed');
}

/** Takes a released delivery into completion. */
export async function beginCompletion(visit: Visit, delivery: Locator): Promise<void> {
  await delivery.getByRole('button', { name: visit.words('orders:move.complete') }).click();
  await expectStatus(visit, delivery, 'InCompletion');
}

export interface Parcel {
  readonly weight: string;
  readonly length: string;
  readonly width: string;
  readonly height: string;
  /** Papers of an export. */
  readonly export?: { readonly mrnNumber: string; readonly declaration: string };
}

/** Marks a delivery as ready with the parcel's weight and size, and papers for an export. */
export async function makeReady(visit: Visit, delivery: Locator, parcel: Parcel): Promise<void> {
  const { page, words } = visit;
  await delivery.getByRole('button', { name: words('orders:move.makeReady') }).click();
  const dialog = page.getByRole('dialog', { name: words('orders:ready.title') });
  for (const field of ['weight', 'length', 'width', 'height'] as const) {
    await dialog.getByLabel(words(`orders:ready.${field}`)).fill(parcel[field]);
  }
  if (parcel.export) {
    const { mrnNumber, declaration } = parcel.export;
    await dialog.getByLabel(words('orders:ready.mrnNumber')).fill(mrnNumber);
    await chooseFile(dialog, words('orders:declaration.title'), {
      name: declaration,
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7\n%%EOF\n'),
    });
    await dialog.getByRole('button', { name: words('orders:declaration.remove'), exact: true }).waitFor();
  }
  await dialog.getByRole('button', { name: words('orders:ready.take') }).click();
  await expectStatus(visit, delivery, 'ReadyToSend');
}

export async function clearCustoms(visit: Visit, delivery: Locator): Promise<void> {
  await delivery.getByRole('button', { name: visit.words('orders:move.clearCustoms') }).click();
  await expectStatus(visit, delivery, 'InCustomsClearance');
}

export async function send(visit: Visit, delivery: Locator): Promise<void> {
  await delivery.getByRole('button', { name: visit.words('orders:move.send') }).click();
  await expectStatus(visit, delivery, 'Sent');
}
