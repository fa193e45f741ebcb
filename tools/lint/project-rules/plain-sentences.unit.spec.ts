import { backlogOf, listFile, plainSentences } from './plain-sentences.ts';
import { show } from './project-rule.ts';
import { imaginedTree } from './source-tree.ts';

const findings = (texts: Record<string, string>): string[] =>
  plainSentences.find(imaginedTree(texts)).map(show);
const file = 'services/orders/src/a.ts';

describe('the rule about plain sentences', () => {
  it.each([
    ['a clause as subject', '// What was agreed is divided.\n'],
    ['"who" without a name', '/** Ends with w' + 'hoever stops it. */'],
    ['an actor that is none', '// A lock is taken, so nobody waits.\n'],
    ['a passive listener', '/** The buyer is t' + 'old by mail. */'],
    ['a thing that speaks', '// The gateway says so.\n'],
    ['an old word', "it('builds the index an" + "ew', () => {});"],
    ['a test named by a clause', "it.each([1])('W" + "hat is split stays whole', () => {});"],
  ])('refuses %s', (_, text) => {
    expect(findings({ [file]: text })).toHaveLength(1);
  });

  it.each([
    '// Locks number series in a fixed order to avoid deadlocks.\n',
    "it('refuses to delete a rate if that leaves a gap', () => {});",
    "const text = 'What is this?';",
    '/** Where `whoever` is the name of a variable, the code is left alone: `nobody`. What now? */',
  ])('lets pass %s', (text) => {
    expect(findings({ [file]: text })).toEqual([]);
  });

  it('checks paragraphs and cells of Markdown, but no code', () => {
    const readme = [
      '# a',
      '',
      'Who' + 'ever comes, waits.',
      '',
      '| nobody reads | it |',
      '',
      '```sh',
      '# anew',
      '```',
    ];
    expect(findings({ 'README.md': readme.join('\n') })).toHaveLength(2);
  });

  it('refuses long lines of Markdown, except addresses', () => {
    expect(findings({ 'README.md': 'a '.repeat(71) })).toHaveLength(1);
    expect(findings({ 'README.md': `https://example.org/${'a'.repeat(140)}` })).toEqual([]);
  });

  it('counts the cells of a table, not its row: padding and paths do not make a cell too long', () => {
    const row = (...cells: string[]) => ({ 'README.md': `| ${cells.join(' | ')} |` });
    expect(findings(row('a '.repeat(60), 'b '.repeat(60), ' '.repeat(141)))).toEqual([]);
    expect(findings(row('-'.repeat(141)))).toEqual([]);
    expect(findings(row(`\`${'folder/'.repeat(20)}\``, 'b'))).toEqual([]);
    expect(findings(row('a', 'b '.repeat(71)))).toHaveLength(1);
  });

  it('accepts the listed number, requires a lower one after a fix, and zero for a new file', () => {
    const two = '// The gateway says so.\n\nconst a = 1;\n// The shell says so.\n';
    const backlog = JSON.stringify({ [file]: 2 });
    expect(findings({ [file]: two, [listFile]: backlog })).toEqual([]);
    expect(findings({ [file]: '// The shell says so.\n', [listFile]: backlog })).toEqual([
      expect.stringContaining('has 1 left'),
    ]);
    expect(findings({ 'new.ts': two, [file]: two, [listFile]: backlog })).toHaveLength(2);
    expect(findings({ [listFile]: backlog })).toEqual([expect.stringContaining('is gone')]);
    expect(backlogOf(imaginedTree({ [file]: two }))).toEqual({ [file]: 2 });
  });
});
