import { fileNameOf, pdfNameOf } from './file-name.js';

it.each([
  ['Zoll Größe.pdf', 'Zoll Größe.pdf'],
  ['../..\\etc/passwd', 'passwd'],
  ['a\0\r\nb.pdf', 'ab.pdf'],
  ['\u202efdp.exe', 'fdp.exe'],
  ['/', undefined],
])('of %s is %s', (sent, name) => {
  expect(fileNameOf(sent)).toBe(name);
});

it.each([
  ['Lieferschein.pdf', 'Lieferschein.pdf'],
  ['Lieferschein.PDF', 'Lieferschein.PDF'],
  ['Lieferschein.exe', 'Lieferschein.pdf'],
  ['Lieferschein.pdf.exe', 'Lieferschein.pdf'],
  ['Lieferschein.exe. .', 'Lieferschein.pdf'],
  ['Plan v1.2', 'Plan v1.2.pdf'],
  ['.exe', 'file.pdf'],
  [`${'a'.repeat(196)}.html`, `${'a'.repeat(196)}.pdf`],
  ['a'.repeat(200), `${'a'.repeat(196)}.pdf`],
])('names a PDF that was called %s %s', (name, pdf) => {
  expect(pdfNameOf(name)).toBe(pdf);
});
