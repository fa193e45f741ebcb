import { p } from '@mikro-orm/core';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openOrm, readOne, statement } from '@werkbank/platform/database';
import { readEnv, runProcess, serviceEnv } from '@werkbank/platform/env';
import { z } from 'zod';
import { CostRulesStore } from '../cost-rules/index.js';
import { database } from '../database.js';

const ordersFile = z.object({ nextOrderId: z.int().positive() });

/** Producer of the demo data that offers self-collection. */
const collectionProducerId = 1;

const continueOrderNumbers = statement(
  'continue-order-numbers',
  { last: p.bigint('number') },
  `select setval('order_number', greatest(?, (select last_value from order_number)), false) as last`,
);

await runProcess(async () => {
  const folder = process.argv[2];
  if (!folder) throw new Error('Usage: load-demo-data <folder of the generated demo data>');
  const { nextOrderId } = ordersFile.parse(JSON.parse(await readFile(join(folder, 'orders.json'), 'utf8')));
  const orm = openOrm(database, readEnv(serviceEnv.pick({ DATABASE_URL: true, DATABASE_POOL: true })));
  try {
    await orm.em.fork().transactional(async (em) => {
      // Demo orders have numbers already; new ones go on from there.
      await readOne(em, continueOrderNumbers, [nextOrderId]);
      await new CostRulesStore(em).change(em, { selfCollectionProducerId: collectionProducerId });
    });
  } finally {
    await orm.close();
  }
});
