import type { Options } from '@swc/core';

/** Options for both the running code and Jest; they match `tsconfig.node.json`. */
export const swcOptions = (tsx: boolean): Options => ({
  // Ignores configuration files near the source.
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
