import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { madeFile } from './made-file.js';
import { MeasuredService } from './measured-service.js';
import { shop } from './shop.js';

// `node dist/testing/measure-imports/measure-edits.js [articles=20000] [rate=40]`
const settings = new Map(process.argv.slice(2).map((given) => given.split('=') as [string, string]));
const articles = Number(settings.get('articles') ?? 20_000);
const rate = Number(settings.get('rate') ?? 40);
const rows: string[][] = [];
const note = (...cells: string[]): void => {
  rows.push(cells);
  process.stderr.write(`${cells.join(' | ')}\n`);
};
const perSecond = (seconds: number): string => `${Math.round(articles / seconds)}/s`;

interface Times {
  preview: number;
  apply: number;
}

/** An edit of all articles, from its call to its preview, and from there to its last article. */
async function edit(service: MeasuredService, percent: number): Promise<Times> {
  const began = performance.now() / 1000;
  const importId = await service.edit({ price: { by: 'percent', percent }, leadTimeDays: 5 + percent });
  const shown = await service.reaches(importId, `status = 'Preview'`);
  const applying = performance.now() / 1000;
  await service.apply(importId);
  const done = await service.reaches(importId, `status = 'Done'`);
  return { preview: shown - began, apply: done - applying };
}

/** One UPDATE of the same rows in an equal table without triggers. */
async function plainUpdate({ sql }: MeasuredService): Promise<number> {
  await sql.query('create table measured_copy (like article including all)');
  await sql.query('insert into measured_copy select * from article where owner_company_id is not null');
  await sql.query('vacuum analyze measured_copy');
  const began = performance.now();
  await sql.query(
    'update measured_copy set list_price = round(list_price * 1.01), lead_time_days = lead_time_days + 1',
  );
  const seconds = (performance.now() - began) / 1000;
  await sql.query('drop table measured_copy');
  return seconds;
}

const folder = await mkdtemp(join(tmpdir(), 'measured-edits-'));
await chmod(folder, 0o755);
const service = await MeasuredService.start(folder);
try {
  const importId = await service.send(
    await madeFile(folder, { count: articles, features: 12, prices: 3 }, 0),
    'update',
  );
  await service.reaches(importId, `status = 'Preview'`);
  await service.apply(importId);
  await service.reaches(importId, `status = 'Done'`);
  await service.indexed();
  const updated = await plainUpdate(service);
  note('one UPDATE of the same rows', perSecond(updated));
  const quiet = await edit(service, 1);
  note('preview of an edit', perSecond(quiet.preview), `${(quiet.preview / updated).toFixed(1)} ×`);
  note('its application', perSecond(quiet.apply), `${(quiet.apply / updated).toFixed(1)} ×`);
  await service.indexed();
  const alone = await shop(service.address, rate, 10);
  const beside = edit(service, 2);
  const slowed = await shop(service.address, rate, beside);
  const { preview, apply } = await beside;
  note(
    'an edit beside shoppers',
    perSecond(preview + apply),
    `${((preview + apply) / updated).toFixed(1)} ×`,
  );
  for (const which of ['p50', 'p95'] as const)
    note(
      `reads of shoppers, ${which}`,
      `${alone[which].toFixed(1)} ms alone, ${slowed[which].toFixed(1)} ms beside the edit`,
      `${(slowed[which] / alone[which]).toFixed(2)} ×`,
    );
  process.stdout.write(`${rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`);
} finally {
  await service.stop();
  await rm(folder, { recursive: true });
}
