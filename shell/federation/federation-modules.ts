import { existsSync } from 'node:fs';
import { type Compiler, rspack } from '@rspack/core';

const COMMON_JS = /@module-federation[\\/][a-z-]+[\\/]dist[\\/].*\.cjs$/;

/**
 * The plugin of module federation asks for the CommonJS files of its runtime, which a build can only take whole. This takes
 * the modules that lie beside them.
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
