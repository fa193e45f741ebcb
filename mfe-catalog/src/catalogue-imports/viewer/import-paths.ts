export const importsPath = '/catalogue-imports';
export const placesPath = `${importsPath}/places`;
export const featuresPath = `${importsPath}/features`;
export const unplacedPath = `${importsPath}/unplaced-articles`;

/** The address of an import. */
export function importPath(importId: number): string {
  return `${importsPath}/${importId}`;
}

/** The address at which its columns are mapped. */
export function mappingPath(importId: number): string {
  return `${importPath(importId)}/mapping`;
}

/** The number of an import in the parameters of an address; undefined for another text. */
export function importIdOf({
  importId: id,
}: Readonly<Record<string, string | undefined>>): number | undefined {
  const importId = Number(id);
  return Number.isSafeInteger(importId) && importId > 0 ? importId : undefined;
}

const longestName = 48;

/** The name of a file in a line of crumbs: its beginning and its end. */
export function shortFileName(fileName: string): string {
  return fileName.length <= longestName ? fileName : `${fileName.slice(0, 32)}…${fileName.slice(-14)}`;
}
