import { parseArgs } from 'node:util';
import { generateDemo } from './generate-demo.ts';
import { localPassword } from './people/users.ts';

const { values } = parseArgs({
  options: {
    articles: { type: 'string', default: process.env.DEMO_ARTICLES ?? '20000' },
    out: { type: 'string' },
    /** A date or an instant; orders and proposals are dated back from it. */
    today: { type: 'string', default: new Date().toISOString() },
  },
});
const articles = Number(values.articles);
const now = new Date(values.today);
if (
  values.out === undefined ||
  !Number.isInteger(articles) ||
  articles < 1000 ||
  Number.isNaN(now.getTime())
) {
  console.error('usage: node demo/generate.ts --out <folder> [--articles 20000] [--today 2026-11-21]');
  console.error('       at least 1000 articles, so that every group and every demo order has some');
  process.exit(2);
}
const started = performance.now();
const { articleCount, groupCount, orderCount } = await generateDemo({
  out: values.out,
  articles,
  now,
  password: process.env.DEMO_PASSWORD ?? localPassword,
});
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`${articleCount} articles in ${groupCount} groups and ${orderCount} orders in ${seconds} s`);
