/** Windows-1252 as PDF string, with octal escapes outside ASCII. */
function pdfText(text: string): string {
  const known: Record<string, string> = { '–': '\\226', '€': '\\200', '’': '\\222', '…': '\\205' };
  return Array.from(text)
    .map((character) => {
      if (known[character] !== undefined) return known[character];
      const code = character.codePointAt(0) ?? 63;
      if ('()\\'.includes(character)) return `\\${character}`;
      if (code < 127) return character;
      return code <= 255 ? `\\${code.toString(8).padStart(3, '0')}` : '?';
    })
    .join('');
}

export interface PdfLine {
  text: string;
  size?: number;
  bold?: boolean;
  /** Millimetres from the left margin. */
  indent?: number;
  /** Set on the line of the one before, as a second column. */
  sameLine?: boolean;
}

/** A4 pages of plain lines. Small on purpose: the demo has hundreds of data sheets. */
export function plainPdf(title: string, ...pages: readonly (readonly PdfLine[])[]): string {
  const fixed = 5;
  const pageAt = (index: number) => fixed + 1 + 2 * index;
  const kids = pages.map((_, index) => `${pageAt(index)} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    `<< /Title (${pdfText(title)}) >>`,
    ...pages.flatMap((lines, index) => {
      const content = drawn(lines);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /R 3 0 R /B 4 0 R >> >> /Contents ${pageAt(index) + 1} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((body, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  return `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${fixed} 0 R >>\nstartxref\n${start}\n%%EOF\n`;
}

function drawn(lines: readonly PdfLine[]): string {
  let y = 790;
  return lines
    .map(({ text, size = 10, bold = false, indent = 0, sameLine = false }) => {
      if (!sameLine) y -= size * 1.6;
      return `BT /${bold ? 'B' : 'R'} ${size} Tf ${(57 + indent * 2.835).toFixed(1)} ${y.toFixed(1)} Td (${pdfText(text)}) Tj ET`;
    })
    .join('\n');
}
