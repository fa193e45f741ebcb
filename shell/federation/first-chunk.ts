/** What every page stands on, by package, with the parts that the shell shares of some. */
const FIRST_MODULES =
  /node_modules[\\/](react|react-dom|scheduler|react-router|i18next|react-i18next|html-parse-stringify|void-elements|use-sync-external-store|zustand|@tanstack)[\\/]|shared-parts[\\/]react-(router|query|i18next)\.ts/;

/** One file instead of ten: Brotli finds in one what is said in another, and none of them is ever loaded alone. */
export const firstChunk = { test: FIRST_MODULES, name: 'first', chunks: 'async', enforce: true } as const;
