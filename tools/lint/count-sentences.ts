import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Backlog, backlogOf, listFile } from './project-rules/plain-sentences.ts';
import { checkedOutTree } from './project-rules/source-tree.ts';

// Writes how many unclear sentences each file has left. A file's number only gets smaller. `--moved` lets files that were
// moved keep theirs, while the sum does not grow.
const tree = checkedOutTree(join(import.meta.dirname, '../..'));
const before = (existsSync(join(tree.root, listFile)) ? JSON.parse(tree.read(listFile)) : {}) as Backlog;
const now = backlogOf(tree);
const mayGrow = process.argv.includes('--moved');
const kept = Object.entries(now).map(
  ([file, count]) => [file, mayGrow ? count : Math.min(count, before[file] ?? 0)] as const,
);
const list = Object.fromEntries(kept.filter(([, count]) => count > 0));
const sum = Object.values(list).reduce((total, count) => total + count, 0);
const sumBefore = Object.values(before).reduce((total, count) => total + count, 0);
if (sumBefore > 0 && sum > sumBefore) {
  console.error(`There are ${sum} unclear sentences, ${sum - sumBefore} more than before.`);
  process.exit(1);
}
writeFileSync(join(tree.root, listFile), `${JSON.stringify(list, null, 2)}\n`);
console.log(`${sum} unclear sentences in ${Object.keys(list).length} files.`);
