import { makeZip } from '../testing/make-zip.js';
import { bytesToRecognise, recogniseFile } from './recognise-file.js';

it.each<[string, Uint8Array, ReturnType<typeof recogniseFile>]>([
  ['a BMEcat', Buffer.from('\n<?xml version="1.0"?><BMECAT>'), 'bmecat'],
  ['a BMEcat with a mark', Buffer.from('\uFEFF<BMECAT>'), 'bmecat'],
  ['a BMEcat in UTF-16', Buffer.from('\uFEFF<BMECAT>', 'utf16le'), 'bmecat'],
  ['a table', Buffer.from('Artikelnummer;Preis\r\n'), 'csv'],
  ['a table of a number with PK', Buffer.from('PK;Preis\r\n'), 'csv'],
  ['an archive', makeZip([{ path: 'bmecat.xml', content: '<a/>' }]), 'zip'],
  ['a workbook', makeZip([{ path: '[Content_Types].xml', content: '<a/>' }]), 'xlsx'],
  ['a PDF', Buffer.from('%PDF-1.7'), { refused: 'UnknownKind' }],
  ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), { refused: 'UnknownKind' }],
  ['a page', Buffer.from('<!DOCTYPE html><html>'), { refused: 'UnknownKind' }],
  ['zero bytes', Buffer.alloc(100), { refused: 'UnknownKind' }],
  ['an empty file', Buffer.alloc(0), { refused: 'EmptyFile' }],
  ['blanks', Buffer.from(' \r\n'), { refused: 'EmptyFile' }],
])('recognises %s', (_what, start, kind) => {
  expect(recogniseFile(start.subarray(0, bytesToRecognise))).toEqual(kind);
});
