import { dirname } from 'node:path';
import { codeRules, folderRules, formatting, importRules, types, type Linter } from '../linters/linters.ts';

/** How each linter's report names the file and the rule that it breaks. */
const lines = new Map<Linter, RegExp>([
  [types, /^(?<file>[^\s(]+)\(\d+,\d+\): error (?<rule>TS\d+)/gm],
  [codeRules, /^(?<file>[^\s:]+):\d+:\d+: .*\[Error\/(?<rule>[^\]]+)\]$/gm],
  [importRules, /^\s*error (?<rule>[\w-]+): (?<file>\S+) →/gm],
  [folderRules, /^\s*error (?<rule>[\w-]+): (?<file>\S+) →/gm],
  [formatting, /^×\s+(?<file>[^\s:]+):.*?(?<rule>format|parse):/gm],
]);

/** The rules that a file breaks by the report, each once. */
export function reportedRules(linter: Linter, report: string, file: string): string[] {
  const pattern = lines.get(linter);
  if (!pattern) throw new Error(`nobody knows how to read the report of ${linter.name}`);
  const named = linter === folderRules ? dirname(file) : file;
  const hits = [...report.matchAll(pattern)].filter((match) => match.groups?.['file'] === named);
  return [...new Set(hits.map((match) => match.groups?.['rule'] ?? ''))];
}
