const separators = [';', ',', '\t', '|'] as const;

/** The separator and the decimal sign of a CSV file by its beginning. */
export function recogniseForm(start: string): { separator: string; decimalSign: '.' | ',' } {
  const lines = withoutQuoted(start)
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '');
  const separator = separatorOf(lines);
  return { separator, decimalSign: decimalSignOf(start, separator) };
}

/** Quoted cells may hold separators and line breaks. */
function withoutQuoted(text: string): string {
  return text.replaceAll(/"(?:[^"]|"")*"/g, '""');
}

/** The separator with the most columns in the most lines. Lines of a letterhead have others. */
function separatorOf(lines: readonly string[]): string {
  const scores = separators.map((separator) => {
    const counts = new Map<number, number>();
    for (const line of lines) {
      const count = line.split(separator).length - 1;
      counts.set(count, (counts.get(count) ?? 0) + 1);
    }
    return Math.max(...Array.from(counts, ([count, times]) => count * times));
  });
  return separators[scores.indexOf(Math.max(...scores))] ?? ';';
}

function decimalSignOf(text: string, separator: string): '.' | ',' {
  let [commas, points] = [0, 0];
  for (const line of text.split(/\r\n|\n|\r/)) {
    for (const cell of line.split(separator)) {
      const number = cell.replaceAll('"', '').trim();
      // A text such as the number 338.0330.
      if (number.startsWith("'")) continue;
      if (/^-?[\d.' ]*\d,(?:\d{1,2}|\d{4,})$/.test(number)) commas++;
      else if (/^-?[\d,' ]*\d\.(?:\d{1,2}|\d{4,})$/.test(number)) points++;
    }
  }
  if (commas !== points) return commas > points ? ',' : '.';
  return separator === ',' ? '.' : ',';
}
