import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler, Module } from '@rspack/core';
import { SHARED_IN_PARTS } from './shared-packages.ts';

const IMPORT = /import\s+([^'"]*?)\s*from\s*['"]([^'"]+)['"]/g;

const FORBIDDEN: readonly { readonly request: RegExp; readonly reason: string }[] = [
  {
    request: /^antd$/,
    reason: "antd's barrel puts every component into one chunk: import antd/es/<component>",
  },
  {
    request: /^@ant-design\/icons/,
    reason: 'these icons write styles of their own, without the nonce: use @werkbank/kit/icon',
  },
];

/**
 * Stops a build with an import that would make every page heavier, or of a part that the shell does not
 * share: such a name would be `undefined` in the browser, but only when its page is opened.
 */
export class ImportCheck {
  private readonly partsDirectory: string;

  constructor(partsDirectory: string) {
    this.partsDirectory = partsDirectory;
  }

  apply(compiler: Compiler): void {
    const parts = new Map(
      Object.entries(SHARED_IN_PARTS).map(([request, file]) => [
        request,
        sharedNames(join(this.partsDirectory, file)),
      ]),
    );
    compiler.hooks.compilation.tap('ImportCheck', (compilation) => {
      compilation.hooks.finishModules.tap('ImportCheck', (modules) => {
        for (const module of modules) {
          for (const problem of importProblems(sourceOf(module), parts)) {
            const where = module.nameForCondition() ?? 'a module';
            compilation.errors.push(
              new Error(`${problem} (${where})`) as (typeof compilation.errors)[number],
            );
          }
        }
      });
    });
  }
}

/** Errors in the imports of a source, as sentences for the build's output. */
export function importProblems(source: string, parts: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const problems: string[] = [];
  for (const [, clause = '', request = ''] of source.matchAll(IMPORT)) {
    const forbidden = FORBIDDEN.find((one) => one.request.test(request));
    if (forbidden) problems.push(forbidden.reason);
    const offered = parts.get(request);
    if (!offered) continue;
    const names = /^\{([\s\S]*)\}$/.exec(clause.trim())?.[1];
    if (names === undefined) {
      problems.push(`import the names you need from ${request}: it is shared in parts`);
      continue;
    }
    for (const name of listed(names)) {
      if (!offered.has(name))
        problems.push(`${request} is shared without ${name}: add it to the shell's shared-parts`);
    }
  }
  return problems;
}

/** The names that a `shared-parts` file exports. */
export function sharedNames(file: string): ReadonlySet<string> {
  const names = /export\s*\{([\s\S]*?)\}/.exec(readFileSync(file, 'utf8'))?.[1];
  if (names === undefined) throw new Error(`${file} must be one export list`);
  return new Set(listed(names));
}

function listed(names: string): string[] {
  return names
    .split(',')
    .map((name) => name.replace(/\s+as\s+.*/s, '').trim())
    .filter((name) => name !== '' && !name.startsWith('type '));
}

function sourceOf(module: Module): string {
  const file = module.nameForCondition();
  if (!file || file.includes('node_modules')) return '';
  return module.originalSource()?.source().toString() ?? '';
}
