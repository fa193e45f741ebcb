import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { makeBmecat } from '../../catalogue-imports/testing/make-bmecat.js';
import { madeArticles } from '../../catalogue-imports/testing/made-articles.js';
import type { ImportedArticle } from '../../catalogue-imports/understand-articles/imported-article.js';

function* changed(count: number, cents: number): Generator<ImportedArticle> {
  // Media are fetched by a job of its own.
  for (const article of madeArticles(count, { features: 12, media: 0, prices: 3 }))
    yield {
      ...article,
      prices: article.prices?.map((price) => ({ ...price, amount: price.amount + cents })),
    };
}

/** A BMEcat of so many articles, whose prices are higher by some cents. */
export async function madeFile(folder: string, count: number, cents: number): Promise<string> {
  const file = join(folder, `${count}-${cents}.xml`);
  const content = Readable.from(makeBmecat(changed(count, cents), { version: '2005' }));
  await pipeline(content, createWriteStream(file));
  return file;
}
