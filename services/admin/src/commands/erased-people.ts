import { readFileSync } from 'node:fs';
import type { EntityManager } from '@mikro-orm/postgresql';
import { openOrm } from '@werkbank/platform/database';
import { EnvironmentError, runProcess } from '@werkbank/platform/env';
import { database } from '../database.js';
import { UserRecord } from '../directory/index.js';
import { env } from '../env.js';
import { type Erased, eraseEverywhere, listErased, readErasedList } from '../personal-data/index.js';

const usage = `Usage: erased-people list     prints who was erased, a line of JSON each: keep it beside the backups
       erased-people repeat   erases them again after a restore; those of standard input too, lines as list prints them`;

/** Lists erased people for a file outside of the backups, and erases them again. */
async function main([what]: string[]): Promise<void> {
  if (what !== 'list' && what !== 'repeat') throw new EnvironmentError(usage);
  const given = what === 'repeat' && !process.stdin.isTTY ? readErasedList(readFileSync(0, 'utf8')) : [];
  const orm = openOrm(database, env());
  try {
    await orm.em.fork().transactional(async (em) => {
      const known = await listErased(em);
      if (what === 'list') for (const erased of known) console.log(JSON.stringify(erased));
      else await repeat(em, [...known, ...given]);
    });
  } finally {
    await orm.close();
  }
}

async function repeat(em: EntityManager, people: readonly Erased[]): Promise<void> {
  const byId = new Map(people.map((one) => [one.userId, one]));
  for (const erased of byId.values()) {
    if (await isSomebodyElse(em, erased)) console.log(`${erased.userId}: came later, and stays.`);
    else {
      await eraseEverywhere(em, erased.userId);
      console.log(`${erased.userId}: is erased again.`);
    }
  }
}

/** A restored database may have given this number to another person since. */
async function isSomebodyElse(em: EntityManager, { userId, erasedAt }: Erased): Promise<boolean> {
  return (await em.count(UserRecord, { id: userId, createdOn: { $gt: new Date(erasedAt) } })) > 0;
}

await runProcess(() => main(process.argv.slice(2)));
