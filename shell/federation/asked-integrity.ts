import { type Compiler, rspack } from '@rspack/core';

/**
 * A remote gets the expected hashes of its scripts and style sheets from the shell before the browser
 * fetches them. The shell reads them from the release; a remote that runs alone, or from the gateway's own
 * build, has none.
 */
export class AskedIntegrity {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('AskedIntegrity', (compilation) => {
      const hooks = rspack.RuntimePlugin.getCompilationHooks(compilation);
      hooks.createScript.tap('AskedIntegrity', (code) => `${code}\n${asked('script', 'src')}`);
      hooks.createLink.tap('AskedIntegrity', (code) => `${code}\n${asked('link', 'href')}`);
    });
  }
}

const asked = (element: string, address: string): string =>
  `${element}.integrity = globalThis.integrityOf?.(${element}.${address}) ?? '';`;
