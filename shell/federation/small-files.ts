import { type Configuration, rspack } from '@rspack/core';

/** What a production build adds to rspack's own ways to make files small. */
export const smallFiles = {
  // Exports have the shortest names instead of hashes: nobody outside of a build calls them by these.
  mangleExports: 'size',
  minimizer: [
    // Each further look finds what the one before laid bare.
    new rspack.SwcJsMinimizerRspackPlugin({
      minimizerOptions: { ecma: 2022, compress: { ecma: 2022, passes: 5 }, format: { comments: false } },
    }),
    new rspack.LightningCssMinimizerRspackPlugin(),
  ],
} as const satisfies Configuration['optimization'];
