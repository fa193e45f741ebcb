export const importsPath = '/management/users/import';

/** The page of a running or finished import. */
export function importPath(importId: number): string {
  return `${importsPath}/${importId}`;
}
