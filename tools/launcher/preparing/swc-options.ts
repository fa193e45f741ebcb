import type { Options } from '@swc/core';

/** How TypeScript becomes JavaScript, in what runs as in what Jest tests: as `tsconfig.node.json` says to the compiler. */
export const swcOptions = (tsx: boolean): Options => ({
  // The settings are these, wherever a file lies.
  configFile: false,
  swcrc: false,
  jsc: {
    target: 'es2024',
    parser: { syntax: 'typescript', tsx, decorators: true, dynamicImport: true },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      useDefineForClassFields: true,
      react: { runtime: 'automatic' },
    },
    keepClassNames: true,
  },
  module: { type: 'es6' },
});
