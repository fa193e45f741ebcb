import { rspack, type Compiler } from '@rspack/core';
import type { ManifestData } from './remote-manifest.ts';

/** Writes `remote.json` beside the built files; from these the gateway puts `/remotes.json` together. */
export class RemoteJsonPlugin {
  private readonly manifest: ManifestData;

  constructor(manifest: ManifestData) {
    this.manifest = manifest;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('RemoteJsonPlugin', (compilation) => {
      compilation.hooks.processAssets.tap('RemoteJsonPlugin', () => {
        compilation.emitAsset(
          'remote.json',
          new rspack.sources.RawSource(`${JSON.stringify(this.manifest, null, 2)}\n`),
        );
      });
    });
  }
}
