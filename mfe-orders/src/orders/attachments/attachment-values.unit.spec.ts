import { defaultLocaleConfig } from '@werkbank/contracts/localization';
import { formatsOf } from '@werkbank/kit/formats';
import { customsDeclaration } from '@werkbank/contracts/fixtures';
import { type AttachmentValues, attachmentErrors, attachmentValues } from './attachment-values';

const pdf = new File(['%PDF-'], 'a.pdf', { type: 'application/pdf' });
const video = 'https://youtu.be/aqz-KE-bpKQ';
const fresh: AttachmentValues = {
  title: 'Prüfprotokoll',
  type: 'pdf',
  status: 'enabled',
  order: '3',
  url: '',
  files: [pdf],
};
const errorsOf = (change: Partial<AttachmentValues>, isNew = true) =>
  attachmentErrors({ ...fresh, ...change }, isNew, formatsOf('en', defaultLocaleConfig.en), (field) => field);

it('begins with what is there, or after all that are there', () => {
  const disabled = { ...customsDeclaration, enabled: false, order: 7 };
  expect(attachmentValues(disabled, [])).toMatchObject({
    title: 'Zollanmeldung',
    status: 'disabled',
    order: '7',
  });
  expect(attachmentValues(undefined, [disabled])).toMatchObject({ title: '', type: 'pdf', order: '8' });
  expect(attachmentValues(undefined, []).order).toBe('0');
  expect(attachmentValues(undefined, [{ ...disabled, order: 9999 }]).order).toBe('9999');
});

it('finds nothing wrong with a file or a video that says all it must', () => {
  expect(errorsOf({})).toEqual({});
  expect(errorsOf({ type: 'youtube', url: ` ${video} `, files: [] })).toEqual({});
});

it.each<[string, Partial<AttachmentValues>, keyof AttachmentValues, string]>([
  ['a title', { title: '  ' }, 'title', 'title must be entered.'],
  ['an order', { order: ' ' }, 'order', 'order must be entered.'],
  ['an order that is a whole number', { order: '1,5' }, 'order', 'Value must be a number.'],
  ['an order within measure', { order: '10000' }, 'order', 'must be equal to or lower than 9999'],
  ['an address for a video', { type: 'youtube' }, 'url', 'A video needs an address.'],
  ['a file for a new PDF', { files: [] }, 'files', 'A new PDF needs a file.'],
  ['a PDF', { files: [new File(['MZ'], 'a.exe')] }, 'files', 'This file type is not allowed here.'],
])('asks for %s', (_, change, field, message) => {
  expect(errorsOf(change)).toEqual({ [field]: message });
});

it('asks for a video of YouTube, and not for a file once there is one', () => {
  expect(errorsOf({ type: 'youtube', url: 'https://evil.example/watch?v=aqz-KE-bpKQ' }).url).toMatch(
    /YouTube/,
  );
  expect(errorsOf({ files: [] }, false)).toEqual({});
});

it('asks for no title of several files, and names the ones that are wrong', () => {
  const files = [pdf, new File([], 'leer.pdf', { type: 'application/pdf' }), new File(['MZ'], 'a.exe')];
  expect(errorsOf({ title: '', files: [pdf, pdf] })).toEqual({});
  expect(errorsOf({ title: '', files })).toEqual({
    files: 'leer.pdf: The file is empty. a.exe: This file type is not allowed here.',
  });
});

it('refuses a file that is too large before it is sent', () => {
  const large = Object.defineProperty(new File(['%PDF-'], 'a.pdf'), 'size', { value: 10 * 2 ** 20 + 1 });
  expect(errorsOf({ files: [large] }).files).toMatch(/too large|at most/i);
});
