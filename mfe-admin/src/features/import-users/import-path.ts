export const importsPath = '/management/users/import';

/** Where an import is looked at, while it goes on and afterwards. */
export function importPath(importId: number): string {
  return `${importsPath}/${importId}`;
}
