import { escapeHtml } from '@werkbank/platform/html';

/** HTML whose texts are escaped. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | null | readonly Html[];

/** Writes HTML: whatever is put in is text, unless it was written by this. */
export function html(pieces: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(
    pieces.reduce((before, piece, index) => before + written(parts[index - 1] ?? null) + piece),
  );
}

function written(part: Part): string {
  if (part === null) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(({ text }) => text).join('');
  return escapeHtml(String(part));
}
