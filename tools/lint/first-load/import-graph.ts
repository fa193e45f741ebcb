import { importRules } from '../linters/linters.ts';
import { runTool } from '../linters/run-linter.ts';

/** Static imports at run time, file to files; dynamic and type imports are left out. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

interface CruisedModule {
  source: string;
  dependencies: { resolved: string; dynamic: boolean; dependencyTypes: string[] }[];
}

/** Reads the graph with the same tool and configuration as the import rules. */
export async function readImportGraph(root: string): Promise<ImportGraph> {
  const args = importRules.args.with(importRules.args.indexOf('err'), 'json');
  const { stdout } = await runTool({ ...importRules, args }, root);
  const { modules } = JSON.parse(stdout) as { modules: CruisedModule[] };
  return new Map(
    modules.map(({ source, dependencies }) => [
      source,
      dependencies
        .filter(({ dynamic, dependencyTypes }) => !dynamic && !dependencyTypes.includes('type-only'))
        .map(({ resolved }) => resolved),
    ]),
  );
}

/** The shortest chain of imports from `start` to a file that `matches`, if there is one. */
export function chainTo(graph: ImportGraph, start: string, matches: RegExp): string[] | undefined {
  const seen = new Set([start]);
  let chains = [[start]];
  while (chains.length > 0) {
    const arrived = chains.find((chain) => matches.test(chain.at(-1) ?? ''));
    if (arrived) return arrived;
    chains = chains.flatMap((chain) =>
      (graph.get(chain.at(-1) ?? '') ?? [])
        .filter((next) => !seen.has(next) && seen.add(next))
        .map((next) => [...chain, next]),
    );
  }
  return undefined;
}
