import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { once } from 'node:events';
import { allGroups, makeGroups } from './catalog/all-groups.ts';
import { makeArticles } from './catalog/articles.ts';
import { makeCategories } from './catalog/category-tree.ts';
import { chooseOffers } from './catalog/choose-offers.ts';
import { columnOf } from './catalog/columns.ts';
import type { GroupPlan } from './catalog/group-plan.ts';
import { makeMaterialGroups } from './catalog/material-groups.ts';
import { customsDeclaration, dataSheet, helpDocument } from './documents/data-sheets.ts';
import { writeMakerFiles } from './makers/write-maker-files.ts';
import { mediaFiles } from './media/media-files.ts';
import { makeOrders } from './orders/make-orders.ts';
import { OrderableArticles } from './orders/orderable-articles.ts';
import { makeCustomers } from './people/customers.ts';
import { makeProducerCompanies, makeProducers } from './people/producers.ts';
import { makeSidebarAttachments } from './people/sidebar-attachments.ts';
import { makeAccounts, makeUsers } from './people/users.ts';
import { makeExchangeRates } from './prices/exchange-rates.ts';
import { makePriceRules } from './prices/price-rules.ts';
import type { AdminFile } from './shapes.ts';
import type { CatalogStructureFile } from './shapes-catalog.ts';

export interface DemoRequest {
  /** Output folder; created if it is missing. */
  out: string;
  articles: number;
  /** Base date of orders, proposals and exchange rates, and of no other data. */
  now: Date;
  password: string;
}

/** Writes all demo data. The same request gives the same bytes. */
export async function generateDemo({ out, articles, now, password }: DemoRequest) {
  const plans = allGroups();
  const rules = makePriceRules();
  const admin = makeAdmin(now);
  const structure: CatalogStructureFile = {
    categories: makeCategories(plans),
    groups: makeGroups(plans),
    materialGroups: makeMaterialGroups(),
    ...rules,
  };
  const dataSheets = await writeMedia(out, plans);
  const orderable = new OrderableArticles();
  await writeArticles(join(out, 'articles.ndjson'), plans, articles, dataSheets, orderable);
  await writeMakerFiles(out, plans);
  const orders = makeOrders({ admin, rules, articles: orderable.byProducer, now });
  await writeJson(join(out, 'admin.json'), admin);
  await writeJson(join(out, 'accounts.json'), makeAccounts(admin.companies, password));
  await writeJson(join(out, 'catalog-structure.json'), structure);
  await writeJson(join(out, 'orders.json'), orders);
  return { articleCount: articles, groupCount: plans.length, orderCount: orders.orders.length };
}

function makeAdmin(now: Date): AdminFile {
  const producers = makeProducerCompanies();
  const customers = makeCustomers();
  return {
    producers: makeProducers(),
    companies: [...producers.companies, ...customers.companies],
    addresses: [...producers.addresses, ...customers.addresses],
    users: makeUsers(),
    exchangeRates: makeExchangeRates(now.toISOString()),
    sidebarAttachments: makeSidebarAttachments(),
  };
}

async function writeMedia(out: string, plans: readonly GroupPlan[]): Promise<Map<string, number>> {
  const sheets = plans.map((plan) => [plan.groupId, dataSheet(plan)] as const);
  const files = [
    ['documents/customs-declaration.pdf', customsDeclaration()],
    ['documents/help.pdf', helpDocument()],
    ...sheets.map(([groupId, sheet]) => [`media/datasheets/${groupId}.pdf`, sheet] as const),
    ...mediaFiles().map(([path, svg]) => [`media/${path}`, svg] as const),
  ] as const;
  const folders = new Set(files.map(([path]) => dirname(path)));
  for (const folder of folders) await mkdir(join(out, folder), { recursive: true });
  await Promise.all(files.map(([path, text]) => writeFile(join(out, path), text)));
  return new Map(sheets.map(([groupId, sheet]) => [groupId, Buffer.byteLength(sheet)]));
}

async function writeArticles(
  path: string,
  plans: readonly GroupPlan[],
  wanted: number,
  dataSheets: ReadonlyMap<string, number>,
  orderable: OrderableArticles,
): Promise<void> {
  const file = createWriteStream(path);
  for (const article of makeArticles(chooseOffers(plans, wanted), { dataSheets, columnName: columnOf })) {
    orderable.offer(article);
    if (!file.write(`${JSON.stringify(article)}\n`)) await once(file, 'drain');
  }
  file.end();
  await once(file, 'close');
}

async function writeJson(path: string, value: unknown): Promise<void> {
  await writeFile(path, `${JSON.stringify(value, null, 1)}\n`);
}
