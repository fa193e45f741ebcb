import type { PersonalData, PersonalTable } from './personal-data.js';

const head = ['Table', 'Purpose', 'Erasure'];

/** The lines of a README's table of personal data, in Markdown. */
export function personalDataTable({ tables }: PersonalData): string[] {
  const lines = [head, head.map(() => '---'), ...tables.map(lineOf)];
  return lines.map((cells) => `| ${cells.join(' | ')} |`);
}

function lineOf({ table, purpose, erasure, retention }: PersonalTable): string[] {
  return [table, purpose, effectOf(erasure, retention)];
}

function effectOf(erasure: PersonalTable['erasure'], retention = ''): string {
  if (erasure === 'delete') return 'deleted';
  if (erasure === 'keep') return retention;
  return `anonymous: ${Object.keys(erasure).join(', ')}`;
}
