import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { type FileToImport, ImportFiles } from '../catalogue-imports/index.js';

const makersFile = z.object({
  imports: z.array(
    z.object({
      companyId: z.int(),
      producerId: z.int(),
      sentBy: z.object({
        userId: z.int(),
        email: z.string(),
        firstName: z.string(),
        lastName: z.string(),
      }),
      file: z.string(),
      mode: z.enum(['update', 'stock']),
      places: z.array(z.object({ sourceGroup: z.string(), groupId: z.string(), materialGroupId: z.int() })),
    }),
  ),
});

/** Imports the makers' files of a folder of demo data. Returns how many were new. */
export async function importMakerFiles(
  em: EntityManager,
  env: Parameters<typeof ImportFiles.into>[1],
  folder: string,
): Promise<number> {
  const list = join(folder, 'makers', 'imports.json');
  if (!existsSync(list)) return 0;
  const { imports } = makersFile.parse(JSON.parse(await readFile(list, 'utf8')));
  const importing = await ImportFiles.into(em, env);
  let count = 0;
  for (const { companyId, producerId, sentBy, file, mode, places } of imports) {
    const user: FileToImport['sentBy'] = {
      ...sentBy,
      kind: 'user',
      roles: [],
      companyId,
      companyType: 'Producer',
      producerId,
      sessionId: 'demo',
      language: 'de',
    };
    const isNew = await importing.import({ path: join(folder, 'makers', file), mode, sentBy: user, places });
    if (isNew) count += 1;
  }
  return count;
}
