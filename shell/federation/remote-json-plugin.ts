import { type ChunkGroup, type Compilation, rspack, type Compiler } from '@rspack/core';
import type { ManifestData } from './remote-manifest.ts';

/** Forms in which `start.ts` imports a page, a component beside it and the texts of a language. */
const PAGE = /^\.\/pages\/([\w-]+)-page$/;
const COMPONENT = /^\.\/features\/.*-component$/;
const TEXTS = /^\.\.\/locales\/(\w+)\.json$/;

/** Files that the opening of a page needs, by module. */
interface FilesByNeed {
  start: string[];
  pages: Record<string, string[]>;
  /** Files of all components beside pages. */
  components: string[];
  texts: Record<string, string[]>;
}

/** Writes `remote.json` beside the built files; from these the gateway puts `/remotes.json` together. */
export class RemoteJsonPlugin {
  private readonly manifest: ManifestData;
  private readonly version: string | undefined;

  constructor(manifest: ManifestData, version?: string) {
    this.manifest = manifest;
    this.version = version;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('RemoteJsonPlugin', (compilation) => {
      // After all files have their names.
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'RemoteJsonPlugin', stage }, () => {
        const content = { ...this.manifest, version: this.version, files: filesByNeed(compilation) };
        compilation.emitAsset(
          'remote.json',
          new rspack.sources.RawSource(`${JSON.stringify(content, null, 2)}\n`),
        );
      });
    });
  }
}

function filesByNeed(compilation: Compilation): FilesByNeed {
  const files: FilesByNeed = { start: [], pages: {}, components: [], texts: {} };
  for (const group of compilation.chunkGroups) {
    if (group.name === 'start') files.start = filesOf(group);
    for (const { request } of group.origins) {
      const [, page] = PAGE.exec(request ?? '') ?? [];
      if (page !== undefined) files.pages[page] = filesOf(group);
      if (COMPONENT.test(request ?? '')) files.components.push(...filesOf(group));
      const [, language] = TEXTS.exec(request ?? '') ?? [];
      if (language !== undefined) files.texts[language] = filesOf(group);
    }
  }
  return files;
}

function filesOf(group: ChunkGroup): string[] {
  return [...new Set(group.chunks.flatMap((chunk) => [...chunk.files]))].filter((file) =>
    /\.(js|css)$/.test(file),
  );
}
