import { recogniseType } from './recognise-type.js';

const bytes = (text: string) => Buffer.from(text, 'latin1');

it.each([
  ['image/jpeg', '\xff\xd8\xff\xe0'],
  ['image/png', '\x89PNG\r\n\x1a\n'],
  ['image/gif', 'GIF89a'],
  ['image/webp', 'RIFF\0\0\0\0WEBPVP8 '],
  ['image/tiff', 'II*\0'],
  ['image/tiff', 'MM\0*'],
  ['image/avif', '\0\0\0\x20ftypavif'],
  ['video/mp4', '\0\0\0\x20ftypisom'],
  ['video/webm', '\x1a\x45\xdf\xa3\x01\x00\x42\x82\x84webm'],
  ['application/pdf', '%PDF-1.4'],
])('recognises %s', (mediaType, beginning) => {
  expect(recogniseType(bytes(beginning))).toMatchObject({ mediaType });
});

it.each([
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg">'],
  ['SVG with a declaration', '<?xml version="1.0"?><svg>'],
  ['HTML', '<!doctype html>'],
  ['an archive', 'PK\x03\x04'],
  ['a program', 'MZ\x90\0'],
  ['HEIC', '\0\0\0\x20ftypheic'],
  ['QuickTime', '\0\0\0\x20ftypqt  '],
  ['Matroska', '\x1a\x45\xdf\xa3\x01\x00\x42\x82\x88matroska'],
  ['a sound', 'RIFF\0\0\0\0WAVE'],
  ['nothing', ''],
])('keeps no %s', (_, beginning) => {
  expect(recogniseType(bytes(beginning))).toBeUndefined();
});
