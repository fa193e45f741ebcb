import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = new Set(['.js', '.mjs', '.css', '.json', '.svg', '.txt', '.html']);
const smallest = 1024;

/** Writes Brotli and gzip copies of compressible files, so that the gateway does not compress on requests. */
export async function precompress(folder: string): Promise<void> {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    if (!compressible.has(extname(name)) || statSync(file).size < smallest) continue;
    const content = readFileSync(file);
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    const [brotli, zipped] = await Promise.all([
      promisify(brotliCompress)(content, { params }),
      promisify(gzip)(content, { level: 9 }),
    ]);
    writeFileSync(`${file}.br`, brotli);
    writeFileSync(`${file}.gz`, zipped);
  }
}

if (process.argv[1] === import.meta.filename) await precompress(process.argv[2] ?? 'dist');
