import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { buildFront } from '../launcher/build-front.ts';
import { repositoryRoot } from '../launcher/instance/instance.ts';
import { compileFolders } from '../launcher/preparing/compile.ts';
import { partNamed } from './parts-to-release.ts';
import { writeReleaseList } from './release-list.ts';

/** `npm run build -- <part>`: builds that part and its dependencies only. Returns a message. */
export async function buildPart(name: string): Promise<string> {
  const { folder, kind, version } = partNamed(name);
  if (kind === 'service') {
    await compileFolders(['contracts', 'services/platform', folder]);
    if (name === 'catalog') await takeDrawing(folder);
  } else {
    await buildFront(undefined, [folder]);
    if (folder !== 'shell') writeReleaseList(join(repositoryRoot, folder, 'dist'));
  }
  return `${name} ${version} is built: ${folder}/dist`;
}

/** The catalog service renders first pages with the components of its remote, so it ships with them. */
async function takeDrawing(folder: string): Promise<void> {
  await buildFront(undefined, ['mfe-catalog']);
  const drawing = 'dist/drawing';
  cpSync(join(repositoryRoot, 'mfe-catalog', drawing), join(repositoryRoot, folder, drawing), {
    recursive: true,
  });
}
