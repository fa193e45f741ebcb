import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright-core';
import { textOfPdf } from '../browser/pdf-text.ts';
import type { Visit } from '../browser/visit.ts';

type Document =
  | 'OrderConfirmation'
  | 'CustomerOrder'
  | 'PurchaseOrder'
  | 'Invoice'
  | 'CommercialInvoice'
  | 'CreditNote'
  | 'ShippingLabel'
  | 'DeliveryNote';

/** Opens the menu of an order's documents; returns its entries. */
export async function openDocumentsMenu({ page, words }: Visit): Promise<string[]> {
  await page.getByRole('button', { name: words('orders:documents.title') }).click();
  const entries = page.getByRole('menu').getByRole('menuitem');
  await entries.first().and(page.locator(':focus')).waitFor();
  return entries.allInnerTexts();
}

/** Chooses a document of the menu; returns its dialog. */
export async function openDocument(visit: Visit, document: Document): Promise<Locator> {
  const { page, words } = visit;
  await openDocumentsMenu(visit);
  await page
    .getByRole('menuitem', { name: words(`orders:documents.${document}`), exact: true })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('figure').first().waitFor();
  return dialog;
}

/** Opens and downloads a document; returns its text. */
export async function readDocument(visit: Visit, document: Document): Promise<string> {
  const { page, words } = visit;
  const dialog = await openDocument(visit, document);
  await dialog.locator('figure[aria-busy=false] canvas').first().waitFor();
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: words('kit:pdf.save') }).click();
  const file = await readFile(await (await saving).path());
  await closeDocument(visit, dialog);
  return textOfPdf(file);
}

/** Closes the dialog by keyboard; the focus returns to the menu. */
export async function closeDocument({ page, words }: Visit, dialog: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  const button = page.getByRole('button', { name: words('orders:documents.title') });
  await button.and(page.locator(':focus')).waitFor();
}
