/** The pieces of text on a page, as pdf.js returns them; marks of a structure have no text. */
export type TextPiece = { readonly str: string; readonly hasEOL: boolean } | { readonly type: string };

/** Puts the pieces of a page together to the lines in which they are read. */
export function linesOf(pieces: readonly TextPiece[]): string[] {
  const text = pieces.map((piece) => ('str' in piece ? piece.str + (piece.hasEOL ? '\n' : '') : '')).join('');
  return text.split('\n').flatMap((line) => line.replaceAll(/\s+/g, ' ').trim() || []);
}
