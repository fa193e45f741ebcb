import { homedir, tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { lineAt, type ProjectRule } from './project-rule.ts';
import type { SourceTree } from './source-tree.ts';

const registryHost = /https?:\/\/[a-z0-9.-]*(registry|repo[0-9]*|proxy)\.[a-z]/gi;

/** Paths and registries of one machine break other clones, or reveal the author's machine. */
export const noTraceOfTheMachine: ProjectRule = {
  name: 'holds no path of this machine and no address of a package registry',
  find: (tree) => {
    const traces = [
      ...machinePaths(tree).map((path) => ({
        pattern: asPattern(path),
        message: 'holds a path of this machine',
      })),
      { pattern: registryHost, message: 'holds the address of a package registry' },
    ];
    return tree.files
      .filter((file) => !file.endsWith('.svg'))
      .flatMap((file) => {
        const text = tree.read(file);
        return traces.flatMap(({ pattern, message }) =>
          [...text.matchAll(pattern)].map((match) => ({ file, line: lineAt(text, match.index), message })),
        );
      });
  },
};

/** The checkout and its parent folder, except folders that exist on every machine. */
function machinePaths({ root }: SourceTree): string[] {
  const shared = new Set(['/', tmpdir(), '/root', '/home', '/srv', '/opt']);
  return [root, dirname(root), homedir()].filter((path) => !shared.has(path));
}

function asPattern(path: string): RegExp {
  return new RegExp(`(?<![\\w.])${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}/`, 'g');
}
