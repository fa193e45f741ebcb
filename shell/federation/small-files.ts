import { type Configuration, rspack } from '@rspack/core';

/** Size optimisations of a production build beyond rspack's defaults. */
export const smallFiles = {
  // Shortest export names instead of hashes: they are used within one build only.
  mangleExports: 'size',
  minimizer: [
    // Each pass finds what the previous pass uncovered.
    new rspack.SwcJsMinimizerRspackPlugin({
      minimizerOptions: { ecma: 2022, compress: { ecma: 2022, passes: 5 }, format: { comments: false } },
    }),
    new rspack.LightningCssMinimizerRspackPlugin(),
  ],
} as const satisfies Configuration['optimization'];
