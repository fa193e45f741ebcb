import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { makeBmecat } from '../../catalogue-imports/testing/make-bmecat.js';
import { madeArticles } from '../../catalogue-imports/testing/made-articles.js';
import type { ImportedArticle } from '../../catalogue-imports/understand-articles/imported-article.js';

export interface MadeArticles {
  count: number;
  features: number;
  prices: number;
}

function* changed({ count, features, prices }: MadeArticles, cents: number): Generator<ImportedArticle> {
  // A separate job fetches media.
  for (const article of madeArticles(count, { features, media: 0, prices }))
    yield {
      ...article,
      prices: article.prices?.map((price) => ({ ...price, amount: price.amount + cents })),
    };
}

/** A BMEcat of a number of articles, with prices raised by some cents. */
export async function madeFile(folder: string, made: MadeArticles, cents: number): Promise<string> {
  const file = join(folder, `${made.count}-${cents}.xml`);
  const content = Readable.from(makeBmecat(changed(made, cents), { version: '2005' }));
  await pipeline(content, createWriteStream(file));
  return file;
}
