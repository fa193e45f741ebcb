import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openOrm } from '@werkbank/platform/database';
import { z } from 'zod';
import { CostRulesStore } from '../cost-rules/cost-rules.store.js';
import { database } from '../database/database.js';
import { env } from '../env.js';

const folder = process.argv[2];
if (!folder) throw new Error('Usage: load-demo-data <folder of the generated demo data>');
const { nextOrderId } = z
  .object({ nextOrderId: z.int().positive() })
  .parse(JSON.parse(await readFile(join(folder, 'orders.json'), 'utf8')));

const orm = openOrm(database, env());
try {
  await orm.em.fork().transactional(async (em) => {
    // Demo orders have numbers already; new ones go on from there.
    await em.execute(`select setval('order_number', ?, false)`, [nextOrderId]);
    await new CostRulesStore(em).change(em, { selfCollectionProducerId: 1 });
  });
} finally {
  await orm.close();
}
