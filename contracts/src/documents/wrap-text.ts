import type { Font, Measure } from './page.js';

/** Lines within a maximal width. Breaks at spaces and behind dashes, within a word only if it does not fit alone. */
export function wrapText(measure: Measure, text: string, font: Font, size: number, width: number): string[] {
  const fits = (line: string) => measure.width(line, font, size) <= width + 0.01;
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const piece of piecesOf(paragraph)) {
      if (fits((line + piece).trimEnd())) {
        line += piece;
        continue;
      }
      if (line.trim() !== '') lines.push(line.trimEnd());
      line = piece;
      while (!fits(line.trimEnd())) {
        const cut = longestStart(line, fits);
        lines.push(line.slice(0, cut));
        line = line.slice(cut);
      }
    }
    return [...lines, line.trimEnd()];
  });
}

/** Words with the space or dash behind them; a space that must not break is part of its word. */
function piecesOf(paragraph: string): string[] {
  return paragraph.match(/[^ /-]*(?:[ /-]+|$)/g)?.filter((piece) => piece !== '') ?? [];
}

/** Length of the start of a word that fits: one character at least, and no character is cut. */
function longestStart(word: string, fits: (line: string) => boolean): number {
  const characters = Array.from(word);
  let [least, most] = [1, characters.length];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(characters.slice(0, middle).join(''))) least = middle;
    else most = middle - 1;
  }
  return characters.slice(0, least).join('').length;
}
