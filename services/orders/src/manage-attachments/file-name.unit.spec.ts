import { fileNameOf, pdfNameOf } from './file-name.js';

it.each([
  ['Zoll%20Gr%C3%B6%C3%9Fe.pdf', 'Zoll Größe.pdf'],
  ['..%2F..%5Cetc%2Fpasswd', 'passwd'],
  ['a%00%0D%0Ab.pdf', 'ab.pdf'],
  ['%E2%80%AEfdp.exe', 'fdp.exe'],
  ['%2F', undefined],
  ['%E0%A4%A', undefined],
])('of %s is %s', (header, name) => {
  expect(fileNameOf(header)).toBe(name);
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
