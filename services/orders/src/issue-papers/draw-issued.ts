import type { EntityManager } from '@mikro-orm/postgresql';
import { readOne } from '@werkbank/platform/database';
import { composePaper } from '../compose-papers/compose-paper.js';
import type { PaperContent } from '../compose-papers/content.js';
import { drawPdf } from '../draw-papers/draw-pdf.js';
import { measure } from '../draw-papers/letters.js';
import { layOutPaper } from '../lay-out-papers/lay-out-paper.js';
import { readSettings } from './issue-papers.js';
import type { IssuedPaperRow } from './issued-paper.entity.js';

export type IssuedPaper = Pick<IssuedPaperRow, 'id' | 'number' | 'issuedAt' | 'content'>;

/**
 * The bytes of an issued paper: drawn when they are first asked for, and the same ones ever after, whatever the drawing has
 * become since. Of two who ask at once one is kept. Nothing where nobody knows yet who writes it.
 */
export async function bytesOf(em: EntityManager, paper: IssuedPaper): Promise<Buffer | undefined> {
  const kept = await readFile(em, paper.id);
  if (kept) return kept;
  const settings = paper.content.settings ?? (await readSettings(em));
  if (!settings) return undefined;
  const pdf = await draw({ ...paper.content, settings }, paper.issuedAt);
  await em.execute(
    `insert into issued_paper_file (paper_id, form, content) values (?, 'pdf', ?) on conflict do nothing`,
    [paper.id, pdf],
  );
  return readFile(em, paper.id);
}

function draw(content: PaperContent, at: Date): Promise<Buffer> {
  const layout = layOutPaper(composePaper(content), measure);
  return drawPdf({ layout, author: content.settings.printoutConfig.name, at });
}

async function readFile(em: EntityManager, id: number): Promise<Buffer | undefined> {
  const row = await readOne<{ content: Buffer }>(
    em,
    `select content from issued_paper_file where paper_id = ? and form = 'pdf'`,
    [id],
  );
  return row?.content;
}
