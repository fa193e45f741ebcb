import type { Chunk, ChunkGroup, Compilation, Compiler, Module } from '@rspack/core';

const TOO_HEAVY: readonly { readonly test: RegExp; readonly reason: string }[] = [
  {
    test: /node_modules[\\/]zod[\\/]/,
    reason:
      'zod is in the first load: import the zod-free part of the contract, or import() this module when it is used',
  },
  {
    test: /node_modules[\\/]keycloak-js[\\/]/,
    reason: 'keycloak-js is in the first load: only single sign-on loads it, by import()',
  },
  {
    test: /node_modules[\\/]pdfjs-dist[\\/]/,
    reason: 'pdf.js is in the first load: @werkbank/kit/pdf loads it once a document is opened',
  },
];

/** Modules of a build's first load. */
export interface FirstLoad {
  /** Name of the chunk group that everything starts with. */
  readonly start: string;
  /** True: also counts the lazy imports of the start, which are the pages that a visitor may open. */
  readonly withPages: boolean;
}

/** Fails a production build that would break the promise of a light first load. */
export class FirstLoadCheck {
  private readonly firstLoad: FirstLoad;

  constructor(firstLoad: FirstLoad) {
    this.firstLoad = firstLoad;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('FirstLoadCheck', (compilation) => {
      compilation.hooks.afterProcessAssets.tap('FirstLoadCheck', () => {
        for (const problem of this.problems(compilation)) {
          compilation.errors.push(new Error(problem) as (typeof compilation.errors)[number]);
        }
      });
    });
  }

  private problems(compilation: Compilation): Set<string> {
    const problems = new Set<string>();
    const groups = [...compilation.chunks].flatMap((chunk: Chunk) => [...chunk.groupsIterable]);
    for (const chunk of groups.filter((group) => this.isFirst(group)).flatMap((group) => group.chunks)) {
      for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
        for (const file of filesOf(module)) {
          const ban = TOO_HEAVY.find(({ test }) => test.test(file));
          if (ban) problems.add(`${ban.reason} (${file})`);
        }
      }
    }
    return problems;
  }

  private isFirst(group: ChunkGroup): boolean {
    const { start, withPages } = this.firstLoad;
    if (group.isInitial() || group.name === start) return true;
    return withPages && group.getParents().some((parent) => parent.name === start);
  }
}

function filesOf(module: Module): string[] {
  const inner = 'modules' in module && Array.isArray(module.modules) ? (module.modules as Module[]) : [];
  return [module, ...inner].map((one) => one.nameForCondition()).filter((name) => typeof name === 'string');
}
