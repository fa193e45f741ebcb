import { existsSync } from 'node:fs';
import { type Compiler, rspack } from '@rspack/core';

const COMMON_JS = /@module-federation[\\/][a-z-]+[\\/]dist[\\/].*\.cjs$/;

/**
 * The module federation plugin imports the CommonJS files of its runtime, which cannot be tree-shaken.
 * This plugin replaces them by the ES modules beside them.
 */
export class FederationModules {
  apply(compiler: Compiler): void {
    new rspack.NormalModuleReplacementPlugin(COMMON_JS, (data) => {
      data.request = moduleBeside(data.request);
    }).apply(compiler);
    compiler.hooks.afterResolvers.tap('FederationModules', () => {
      const { alias } = compiler.options.resolve;
      for (const [request, path] of Object.entries(alias || {}))
        if (alias && typeof path === 'string' && COMMON_JS.test(path)) alias[request] = moduleBeside(path);
    });
  }
}

function moduleBeside(file: string): string {
  const beside = file.replace(/\.cjs$/, '.js');
  return existsSync(beside) ? beside : file;
}
