import { type ProjectRule, show } from './project-rule.ts';
import { imaginedTree } from './source-tree.ts';
import { noBareTextInCalls, noCoercedNumbers, oneReaderOfNumbers } from './what-comes-in.ts';

const findings = (rule: ProjectRule, texts: Record<string, string>) =>
  rule.find(imaginedTree(texts, '/home/someone/projects/werkbank')).map(show);

describe('the rules about input', () => {
  it('refuse a bare string in a call, on one line or two', () => {
    const file = 'contracts/src/calls/orders.ts';
    expect(findings(noBareTextInCalls, { [file]: 'z.object({ a: z.string().max(9) })' })).toHaveLength(1);
    expect(findings(noBareTextInCalls, { [file]: 'const a = z\n  .string()\n' })).toHaveLength(1);
    expect(findings(noBareTextInCalls, { [file]: 'z.object({ a: text(9) })' })).toEqual([]);
    expect(findings(noBareTextInCalls, { 'contracts/src/entities/order.ts': 'z.string()' })).toEqual([]);
  });

  it('refuse a coerced number in a call', () => {
    const file = 'contracts/src/calls/orders.ts';
    expect(findings(noCoercedNumbers, { [file]: 'z.coerce.number().int()' })).toHaveLength(1);
    expect(findings(noCoercedNumbers, { [file]: 'wholeNumber(1, 9)' })).toEqual([]);
  });

  it.each([
    'Number.parseFloat(typed)',
    "text.replace(',', '.')",
    "text.replaceAll('.', ',')",
    "text.replace(locale.decimalSeparator, '.')",
    'Number(values.amount)',
    "Number(values['percent'])",
    'Number(draft)',
    'Number(event.target.value)',
  ])('refuse a second reader of numbers: %s', (code) => {
    expect(findings(oneReaderOfNumbers, { 'mfe-admin/src/features/a/b.ts': code })).toHaveLength(1);
  });

  it.each(['Number(values.companyId)', 'Number(companyId)', 'Number(first > second)', 'formats.read(text)'])(
    'accept code that reads no typed number: %s',
    (code) => {
      expect(findings(oneReaderOfNumbers, { 'mfe-admin/src/features/a/b.ts': code })).toEqual([]);
    },
  );
});
