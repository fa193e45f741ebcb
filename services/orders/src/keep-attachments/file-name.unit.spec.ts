import { fileNameOf } from './file-name.js';

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
