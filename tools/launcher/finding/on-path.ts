import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Path of a command on PATH or in one of the further folders. */
export function onPath(
  command: string,
  further: readonly (string | undefined)[] = [],
  env: NodeJS.ProcessEnv = process.env,
): string | undefined {
  const folders = [...(env.PATH ?? '').split(delimiter), ...further];
  for (const folder of folders) {
    if (folder === undefined || folder === '') continue;
    for (const name of process.platform === 'win32' ? [`${command}.exe`, `${command}.cmd`] : [command]) {
      const file = join(folder, name);
      if (isExecutable(file)) return file;
    }
  }
  return undefined;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
