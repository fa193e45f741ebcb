import { openOrm } from '@werkbank/platform/database';
import { EnvironmentError, readEnv, runProcess } from '@werkbank/platform/env';
import { chooseFileStore } from '@werkbank/platform/files';
import { ordersDatabase } from '../database.js';
import { filesEnv } from '../env.js';
import { findStrays, mend } from '../attachments/index.js';

const usage = 'Usage: mend-files [--mend]';

/** Names files without an attachment and attachments without their file; with `--mend` it deletes both and names what it deleted. */
await runProcess(async () => {
  const [given, ...more] = process.argv.slice(2);
  if (more.length > 0 || (given !== undefined && given !== '--mend')) throw new EnvironmentError(usage);
  const env = readEnv(filesEnv);
  const store = await chooseFileStore(env);
  const orm = openOrm(ordersDatabase, env);
  try {
    const em = orm.em.fork();
    const now = new Date();
    const strays = await findStrays(em, store, now);
    if (given === '--mend') await mend(em, store, strays, now);
    const did = given === '--mend' ? 'deleted' : 'found';
    for (const { key, bytes } of strays.files)
      console.log(`${did} file without attachment: ${key} (${bytes} bytes)`);
    for (const { id, fileName, objectType, objectId } of strays.rows)
      console.log(`${did} attachment without file: ${id} ${fileName} (${objectType} ${objectId})`);
    console.log(`${strays.files.length} files and ${strays.rows.length} attachments ${did}`);
  } finally {
    await orm.close();
  }
});
