import { callExamples } from '@werkbank/contracts/fixtures';
import type { CatalogueImport } from '@werkbank/contracts/entities';
import type { Fixtures } from '@werkbank/kit/testing/fixture-client';
import { openWorkingPage, producer } from '../../../testing/open-working-page';
import CatalogueImportsPage from '../catalogue-imports-page';

/** The example of an import, at another point of its life. */
export function importThat(is: Partial<CatalogueImport>): CatalogueImport {
  return { ...callExamples.getCatalogueImport.answer, ...is } as CatalogueImport;
}

// The pages are loaded lazily; no test spends its time on that.
await Promise.all([
  import('../import-page'),
  import('../imports-page'),
  import('../mapping-page'),
  import('../places-page'),
  import('../unplaced-page'),
]);

/** Opens an address of the catalogue import. */
export const openImports = (at: string, fixtures: Fixtures = {}, user = producer) =>
  openWorkingPage(<CatalogueImportsPage />, { at, path: '/catalogue-imports/*', fixtures, user });
