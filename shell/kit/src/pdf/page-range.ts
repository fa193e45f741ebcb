const range = /^\s*\d+(\s*-\s*\d+)?(\s*,\s*\d+(\s*-\s*\d+)?)*\s*$/;

/**
 * The pages of a range such as `1-3,5` in a document, each once and in the order of the range. Missing pages are left out; an
 * invalid range, or one without pages, means the whole document.
 */
export function pagesOf(text: string | null | undefined, pageCount: number): number[] {
  const named = text && range.test(text) ? text.split(',').flatMap((part) => partOf(part, pageCount)) : [];
  return named.length > 0 ? [...new Set(named)] : fromTo(1, pageCount);
}

function partOf(part: string, pageCount: number): number[] {
  const [from = '', to = from] = part.split('-');
  return fromTo(Math.max(Number(from), 1), Math.min(Number(to), pageCount));
}

function fromTo(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
