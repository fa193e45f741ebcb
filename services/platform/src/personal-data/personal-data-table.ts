import type { PersonalData, PersonalTable } from './personal-data.js';

const head = ['table', 'columns', 'what for', 'when the person is erased'];

/** The lines of the table of personal data in a service's README, in Markdown. */
export function personalDataTable({ tables }: PersonalData): string[] {
  const lines = [head, head.map(() => '---'), ...tables.map(lineOf)];
  return lines.map((cells) => `| ${cells.join(' | ')} |`);
}

function lineOf({ table, columns, why, erasure, kept }: PersonalTable): string[] {
  return [table, columns.join(', '), why, fateOf(erasure, kept)];
}

function fateOf(erasure: PersonalTable['erasure'], kept = ''): string {
  if (erasure === 'delete') return 'deleted';
  if (erasure === 'keep') return `stays: ${kept}`;
  return `anonymous: ${Object.keys(erasure).join(', ')}`;
}
