import { type Compiler, rspack } from '@rspack/core';

/**
 * Has a remote ask the shell what its scripts and style sheets must hash to, before the browser fetches them. The shell
 * knows it from the release; alone, or from the gateway's own build, a remote is given no hashes.
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
