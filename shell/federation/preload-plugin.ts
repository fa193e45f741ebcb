import { type Chunk, type ChunkGroup, type Compilation, type Compiler, rspack } from '@rspack/core';

/** Shared packages that the first screen needs; each is a chunk that only the running script would find out about. */
const NEEDED_AT_ONCE =
  /node_modules[\\/](react|react-dom|scheduler|react-router|i18next|react-i18next|zustand|@tanstack[\\/][a-z-]+)[\\/]/;
const FIRST_FONT = /plex-sans.*\.woff2$/;

/**
 * Tells the browser in the page itself what the first screen will need, so that it is fetched in one go instead of
 * in four steps, each found out by running the one before.
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
    // The entry itself is a script of the page already.
    if (chunk.canBeInitial()) return false;
    const groups = [...chunk.groupsIterable];
    if (groups.some((group) => group.name === this.start)) return true;
    if (groups.every(isFallback)) return false;
    return [...compilation.chunkGraph.getChunkModulesIterable(chunk)].some((module) =>
      NEEDED_AT_ONCE.test(module.nameForCondition() ?? ''),
    );
  }
}

/** A copy of a shared package for the case that nobody shares it; the shell does. */
function isFallback(group: ChunkGroup): boolean {
  return group.origins.every(({ module }) => module?.identifier().startsWith('consume shared module'));
}
