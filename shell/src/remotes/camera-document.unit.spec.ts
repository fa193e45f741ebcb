import type { RegisteredRemote, RemoteRoute } from '@werkbank/contracts/shell-api';
import { needsOtherDocument } from './camera-document';

const page: RemoteRoute = { path: '/list', page: 'list', access: ['visitor'] };
const scan: RemoteRoute = { path: '/scan', page: 'scan', access: ['visitor'], camera: true };
const remote = (...routes: RemoteRoute[]): RegisteredRemote[] => [
  { name: 'orders', entry: '', routes, menu: [], slots: [] },
];

it('keeps a document for the pages that need what it has', () => {
  expect(needsOtherDocument(page, remote(page, scan))).toBe(false);
  // The document of a test is loaded at the first page.
  expect(needsOtherDocument({ ...scan, path: '/' }, remote(page, { ...scan, path: '/' }))).toBe(false);
});

it('loads another document for the camera, and when it is no longer needed', () => {
  expect(needsOtherDocument(scan, remote(page, scan))).toBe(true);
  expect(needsOtherDocument(page, remote(page, { ...scan, path: '/' }))).toBe(true);
});
