import { lineAt, type ProjectRule } from './project-rule.ts';

const sources = /^(?:contracts|gateway|services|shell|mfe-[a-z]+)\/.*src\/.+\.tsx?$/;
const isTest = /\.spec\.tsx?$|\/testing\//;
const theWriter = 'contracts/src/csv/write-csv.ts';
/** Signs of a CSV writer: a byte order mark, doubled quotes, cells joined by a separator. */
const secondWriter =
  /\\uFEFF['"`]|\.replace(?:All)?\((?:'"'|"\\""|\/"\/g), *(?:'""'|"\\"\\""|\/""\/)|\.join\((?:';'|','|";"|","|'\\t'|"\\t"|separator|delimiter)\)[^;\n]*\.join\('(?:\\r)?\\n'\)|csv-stringify|papaparse/g;

/** Exemptions that write no CSV. */
const noWriters = new Set([
  // Quotes names in an address.
  'contracts/src/filters/index.ts',
]);

/** A second writer would miss the escapes for formulas and for texts that spreadsheets convert. */
export const oneWriterOfCsv: ProjectRule = {
  name: 'writes CSV by one writer',
  find: (tree) =>
    tree.files
      .filter(
        (file) => sources.test(file) && !isTest.test(file) && file !== theWriter && !noWriters.has(file),
      )
      .flatMap((file) => {
        const text = tree.read(file);
        return [...text.matchAll(secondWriter)].map((match) => ({
          file,
          line: lineAt(text, match.index),
          message: 'a second writer of CSV: take `csvText` or `csvLine` of @werkbank/contracts/csv',
        }));
      }),
};
