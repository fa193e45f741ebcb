import { spawn } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Linter } from './linters.ts';

export interface LintResult {
  readonly name: string;
  readonly passed: boolean;
  /** Output of the tool, for failures. */
  readonly report: string;
  readonly seconds: number;
}

interface ToolOutput {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a linter over the tree at `root` with its configuration files. */
export async function runLinter(linter: Linter, root: string): Promise<LintResult> {
  const started = performance.now();
  const { code, stdout, stderr } = await runTool(linter, root);
  const output = stdout + stderr;
  return {
    name: linter.name,
    passed: code === 0,
    report: (linter.tidy?.(output) ?? output).trimEnd(),
    seconds: (performance.now() - started) / 1000,
  };
}

/** Runs the tool and returns its raw output. */
export function runTool(linter: Linter, root: string): Promise<ToolOutput> {
  const args = [commandFile(linter), ...linter.args.flatMap((arg) => expand(arg, root))];
  // Runs on this Node: a shebang would pick the system's, which may be too old for the tool.
  return run(process.execPath, args, root);
}

function expand(arg: string, root: string): string[] {
  return arg.includes('*') ? globSync(arg, { cwd: root }).sort() : [arg];
}

function commandFile({ tool }: Linter): string {
  const manifestFile = findManifest(tool.package);
  const { bin } = JSON.parse(readFileSync(manifestFile, 'utf8')) as { bin: string | Record<string, string> };
  const file = typeof bin === 'string' ? bin : bin[tool.command];
  if (!file) throw new Error(`${tool.package} has no command ${tool.command}`);
  return join(dirname(manifestFile), file);
}

/** Looks up the manifest by folder, because not every package exports its package.json. */
function findManifest(packageName: string): string {
  for (const folder of createRequire(import.meta.url).resolve.paths(packageName) ?? []) {
    const file = join(folder, packageName, 'package.json');
    if (existsSync(file)) return file;
  }
  throw new Error(`${packageName} is not installed: run npm install`);
}

function run(command: string, args: string[], cwd: string): Promise<ToolOutput> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    const output = { stdout: '', stderr: '' };
    for (const stream of ['stdout', 'stderr'] as const) {
      child[stream].setEncoding('utf8').on('data', (text: string) => {
        output[stream] += text;
      });
    }
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, ...output }));
  });
}
