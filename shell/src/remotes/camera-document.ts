import type { RegisteredRemote, RemoteRoute } from '@werkbank/contracts/shell-api';
import { matchPath } from 'react-router';

/** The address of this document. Its headers say what the pages that it shows may use. */
const loadedAt = window.location.pathname;

/** True where a page needs the camera and the document has none, or the other way round. */
export function needsOtherDocument(route: RemoteRoute, remotes: readonly RegisteredRemote[]): boolean {
  const hasCamera = remotes.some(({ routes }) =>
    routes.some(({ camera, path }) => camera === true && matchPath(path, loadedAt) !== null),
  );
  return (route.camera === true) !== hasCamera;
}
