import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@werkbank/contracts/client';
import { comparisonTable } from '../figures/markdown-table.ts';
import { runningInstance } from '../instance/running-instance.ts';
import { publicPages } from '../pages/choose-requests.ts';
import { shiftTable } from '../report.ts';
import { measurePaint } from './measure-paint.ts';

const { address } = runningInstance();
const folder = join(import.meta.dirname, '..', '.results', 'film-strips');
mkdirSync(folder, { recursive: true });
const pages = await publicPages(createClient({ baseUrl: address, language: () => 'de' }));
const figures = await measurePaint(process.env.CHROMIUM ?? '/usr/bin/chromium', address, pages, folder);
console.log(comparisonTable(figures.map(({ lcp }) => lcp)));
console.log(`\n${shiftTable(figures)}`);
