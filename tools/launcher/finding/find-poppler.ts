import { onPath } from './on-path.ts';
import { installPackage } from './package-managers.ts';

/** Poppler reads and draws PDFs for the tests of documents: on PATH, else the package manager's. */
export async function findPoppler(log: string): Promise<void> {
  if (isThere()) return;
  await installPackage(
    'Poppler (for the tests of documents)',
    { apt: ['poppler-utils'], brew: ['poppler'] },
    log,
  );
  if (!isThere()) throw new Error('Poppler was installed, but is not on PATH.');
}

const isThere = (): boolean => ['pdftotext', 'pdftoppm'].every((tool) => onPath(tool) !== undefined);
