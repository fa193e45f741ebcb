import { p } from '@mikro-orm/core';
import type { MikroORM } from '@mikro-orm/postgresql';
import { readOne } from './read.js';
import { statement } from './statement.js';

const answer = statement('answer', { answer: p.integer() }, 'select 1 as answer');

/** @throws the driver's error where the database does not answer */
export async function reachDatabase(orm: MikroORM): Promise<void> {
  await readOne(orm.em.fork(), answer);
}
