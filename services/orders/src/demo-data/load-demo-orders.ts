import { p } from '@mikro-orm/core';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import type { EntityManager } from '@mikro-orm/postgresql';
import { columns, readMany, readOne, statement } from '@werkbank/platform/database';
import type { FileStore } from '@werkbank/platform/files';
import { insertAttachment } from '../attachments/index.js';
import { insertOrders, SalesOrderEntity } from '../order/index.js';
import { type DemoOrder, ordersFile } from './orders-file.js';
import { orderOfDemo } from './order-of-demo.js';

/** Rows of one statement; PostgreSQL takes 65,535 parameters at most. */
const batchSize = 200;

const knownOrders = statement('known-orders', columns(SalesOrderEntity, 'id'), 'select id from sales_order');

const skipNumbers = statement(
  'skip-numbers',
  { delivery: p.bigint('number'), item: p.bigint('number') },
  `select setval('delivery_number', greatest(?, nextval('delivery_number')), false) as delivery,
     setval('order_item_number', greatest(?, nextval('order_item_number')), false) as item`,
);

/** Loads the demo orders of a folder, those that are there already left as they are. Returns how many were new. */
export async function loadDemoOrders(
  em: EntityManager,
  files: FileStore,
  folder: string,
  now: Date,
): Promise<number> {
  const file = ordersFile.parse(JSON.parse(await readFile(join(folder, 'orders.json'), 'utf8')));
  const there = await readMany(em, knownOrders);
  const known = new Set(there.map(({ id }) => id));
  const orders = file.orders.filter(({ id }) => !known.has(id));
  for (let start = 0; start < orders.length; start += batchSize) {
    const batch = orders.slice(start, start + batchSize);
    await insertOrders(
      em,
      batch.map((order) => orderOfDemo(order, now)),
    );
    await attachDeclarations(em, files, folder, batch);
  }
  // Numbers of demo deliveries and items are taken; new ones go on from there.
  await readOne(em, skipNumbers, [file.nextDeliveryId, file.nextItemId]);
  return orders.length;
}

async function attachDeclarations(
  em: EntityManager,
  files: FileStore,
  folder: string,
  orders: readonly DemoOrder[],
): Promise<void> {
  const contents = new Map<string, Buffer>();
  const declared = orders
    .flatMap(({ sections }) => sections)
    .flatMap(({ deliveryId, producerCompanyId, customsDeclarationFile: file }) =>
      file === null ? [] : [{ deliveryId, producerCompanyId, file, fileKey: randomUUID() }],
    );
  for (const { file } of declared) {
    if (!contents.has(file)) contents.set(file, await readFile(join(folder, file)));
  }
  const contentOf = (file: string): Buffer => contents.get(file) ?? Buffer.alloc(0);
  // Flushing files to the disk takes time; together they wait less.
  await Promise.all(
    declared.map(({ fileKey, file }) =>
      files.put(fileKey, Readable.from([contentOf(file)]), contentOf(file).length),
    ),
  );
  for (const { deliveryId, producerCompanyId, file, fileKey } of declared) {
    const fileName = basename(file);
    await insertAttachment(em, {
      fileId: randomUUID(),
      fileName,
      title: fileName,
      attachmentType: 'CustomsDeclaration',
      objectType: 'Delivery',
      objectId: String(deliveryId),
      type: 'pdf',
      enabled: true,
      order: undefined,
      url: null,
      mediaType: 'application/pdf',
      bytes: contentOf(file).length,
      fileKey,
      ownerCompanyId: producerCompanyId,
      createdBy: 0,
    });
  }
}
