import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { EntityManager } from '@mikro-orm/postgresql';
import { readOne } from '@werkbank/platform/database';
import type { FileStore } from './file-store.js';

/**
 * Takes the files that lie in the database to where files lie now, one after the other: cut off, it goes on where it
 * stopped. Returns how many they were.
 */
export async function emptyDatabase(em: EntityManager, files: FileStore): Promise<number> {
  let moved = 0;
  while (await moveOne(em, files)) moved++;
  return moved;
}

async function moveOne(em: EntityManager, files: FileStore): Promise<boolean> {
  return em.fork().transactional(async (inside) => {
    const file = await readOne<{ id: number; content: Buffer }>(
      inside,
      'select attachment_id as id, content from attachment_content limit 1 for update skip locked',
      [],
    );
    if (!file) return false;
    const key = randomUUID();
    await files.put(key, Readable.from([file.content]), file.content.length);
    await inside.execute('update attachment set file_key = ? where id = ?', [key, file.id]);
    await inside.execute('delete from attachment_content where attachment_id = ?', [file.id]);
    return true;
  });
}
