import { type Chunk, type ChunkGroup, type Compilation, type Compiler, rspack } from '@rspack/core';

/**
 * Shared packages of the first screen; without a preload, the browser finds their chunks only by running
 * the script.
 */
const NEEDED_AT_ONCE =
  /node_modules[\\/](react|react-dom|scheduler|react-router|i18next|react-i18next|zustand|@tanstack[\\/][a-z-]+)[\\/]/;
const FIRST_FONT = /plex-sans.*\.woff2$/;

/**
 * Adds preload links for the files of the first screen to the page. The browser fetches them in one round
 * trip instead of four, in each of which it would have to run the previous file first.
 */
export class PreloadPlugin {
  private readonly start: string;

  /** @param start name of the chunk that the entry imports */
  constructor(start: string) {
    this.start = start;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('PreloadPlugin', (compilation) => {
      rspack.HtmlRspackPlugin.getCompilationHooks(compilation).beforeEmit.tapPromise(
        'PreloadPlugin',
        async (page) => ({
          ...page,
          html: page.html.replace('</head>', `${this.links(compilation).join('')}</head>`),
        }),
      );
    });
  }

  private links(compilation: Compilation): string[] {
    const files = [...compilation.chunks]
      .filter((chunk) => this.isFirst(compilation, chunk))
      .flatMap((chunk) => [...chunk.files]);
    const fonts = compilation
      .getAssets()
      .map(({ name }) => name)
      .filter((name) => FIRST_FONT.test(name));
    return [
      ...fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`),
      ...files
        .filter((file) => file.endsWith('.css'))
        .map((file) => `<link rel="preload" as="style" href="/${file}">`),
      ...files
        .filter((file) => file.endsWith('.js'))
        .map((file) => `<link rel="preload" as="script" href="/${file}">`),
    ];
  }

  private isFirst(compilation: Compilation, chunk: Chunk): boolean {
    // The page already has the entry's script.
    if (chunk.canBeInitial()) return false;
    const groups = [...chunk.groupsIterable];
    if (groups.some((group) => group.name === this.start)) return true;
    if (groups.every(isFallback)) return false;
    return [...compilation.chunkGraph.getChunkModulesIterable(chunk)].some((module) =>
      NEEDED_AT_ONCE.test(module.nameForCondition() ?? ''),
    );
  }
}

/** Fallback copy of a shared package; unused while the shell provides it. */
function isFallback(group: ChunkGroup): boolean {
  return group.origins.every(({ module }) => module?.identifier().startsWith('consume shared module'));
}
