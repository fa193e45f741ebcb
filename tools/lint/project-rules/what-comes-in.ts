import { lineAt, type Finding, type ProjectRule } from './project-rule.ts';
import type { SourceTree } from './source-tree.ts';

const isTest = (file: string) => /\.spec\.tsx?$|\/(testing|fixtures)\//.test(file);

function matchesIn(tree: SourceTree, files: RegExp, pattern: RegExp, message: string): Finding[] {
  return tree.files
    .filter((file) => files.test(file) && !isTest(file))
    .flatMap((file) => {
      const text = tree.read(file);
      return [...text.matchAll(pattern)].map((match) => ({ file, line: lineAt(text, match.index), message }));
    });
}

const bareText = /\bz\s*\.string\(/g;

/** A bare string accepts invisible characters, noncharacters and different Unicode forms of one name. */
export const noBareTextInCalls: ProjectRule = {
  name: 'has no bare z.string() in a call',
  find: (tree) =>
    matchesIn(
      tree,
      /^contracts\/src\/calls\//,
      bareText,
      'a bare z.string(): take text, line, lines, searchText or technicalText of validation/text-types.ts',
    ),
};

/** A coerced number accepts exponents, hexadecimals and blank text. */
export const noCoercedNumbers: ProjectRule = {
  name: 'coerces no number in a call',
  find: (tree) =>
    matchesIn(
      tree,
      /^contracts\/src\/(calls|entities)\//,
      /\bz\s*\.coerce\b/g,
      'a coerced number: take wholeNumber or textId of entities/values.ts',
    ),
};

/** Exemptions that read no typed numbers. */
const otherNumbers = new Set([
  // CSS lengths.
  'shell/kit/src/table/use-scrolling-table.ts',
  'shell/kit/src/ui/antd-theme.ts',
  // The browser's own slider.
  'mfe-catalog/src/article-filters/range-filter.tsx',
  // Digits only, by specification.
  'shell/kit/src/forms/quantity-input.tsx',
  // Ids in an address or an option.
  'mfe-orders/src/orders/order/use-order-id.ts',
  'mfe-orders/src/orders/pages/orders-page.tsx',
  'mfe-orders/src/pricing/features/assign-discounts/assignment-values.ts',
  // The form's index of its rows.
  'mfe-admin/src/cost-rules/rule-values.ts',
]);
const secondReader =
  /\bparse(?:Float|Int)\(|\.replace(?:All)?\((?:'[,.]'|"[,.]"|\/[,.]\/g?|[\w.]*decimalSeparator), *(?:'[,.]'|"[,.]")|\bNumber\((?!\w*[iI]d\))(?:values|form\.values|event\.target\.value|draft|typed|text|order|amount)\b(?![\w.[\]']*[iI]d\b)/g;

/** A second reader of numbers would interpret the same text differently. */
export const oneReaderOfNumbers: ProjectRule = {
  name: 'reads typed numbers by one reader',
  find: (tree) =>
    matchesIn(
      tree,
      /^(mfe-[a-z]+|shell|shell\/kit)\/src\/.+\.tsx?$/,
      secondReader,
      'a second reader of numbers: take `read` or `readDecimal` of the formats',
    ).filter(({ file }) => !otherNumbers.has(file)),
};
