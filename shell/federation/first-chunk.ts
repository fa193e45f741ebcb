/** Packages that every page needs, with the shared parts of some. */
const FIRST_MODULES =
  /node_modules[\\/](react|react-dom|scheduler|react-router|i18next|react-i18next|html-parse-stringify|void-elements|use-sync-external-store|zustand|@tanstack)[\\/]|shared-parts[\\/]react-(router|query|i18next)\.ts/;

/** One file instead of ten compresses better, and the packages are always loaded together. */
export const firstChunk = { test: FIRST_MODULES, name: 'first', chunks: 'async', enforce: true } as const;
