import { lineAt, type ProjectRule } from './project-rule.ts';

const services = /^(?:services|gateway)\/.*src\/.+\.ts$/;
const screens = /^(?:shell|mfe-[a-z]+)\/.*src\/.+\.tsx?$/;
const isTest = /\.spec\.tsx?$|\/testing\/|\/fixtures\//;
/** Exempt: migrations compare stored values, and the catalogue has its own search index. */
const exempt =
  /\/migrations\/|-migration\.ts$|^services\/catalog\/src\/search\/(?:search-index|postgres|meilisearch)\//;

/** Normalized columns may be compared; an order's id has only digits and needs no normalization. */
const normalForm = String.raw`(?:found_by|number_form|\bid::text|\$\{foundBy\})`;
const ownSearch = new RegExp(
  String.raw`\bilike\b|~~?\*|\bstrpos\s*\(|\bsimilarity\s*\(|(?<!${normalForm})\s+(?:not\s+)?like\s+(?:\?|\$|'%|\(|any\b|all\b|lower\b|concat\b)`,
  'gi',
);
const ownFilter =
  /\.to(?:Locale)?(?:Lower|Upper)Case\([^)]*\)\s*\.(?:includes|indexOf)\(|\boptionFilterProp\b/g;

/** A list with its own search would find other rows than all other lists, such as Élodie only with her accent. */
export const oneSearchRule: ProjectRule = {
  name: 'finds rows of lists by one rule',
  find: (tree) => {
    const findings = (files: RegExp, pattern: RegExp, advice: string) =>
      tree.files
        .filter((file) => files.test(file) && !isTest.test(file) && !exempt.test(file))
        .flatMap((file) => {
          const text = tree.read(file);
          return [...text.matchAll(pattern)].map((match) => ({
            file,
            line: lineAt(text, match.index),
            message: `"${match[0].trim()}" is a search of its own: ${advice}`,
          }));
        });
    return [
      ...findings(services, ownSearch, 'take `findByWords` over a column with a `search_form`'),
      ...findings(screens, ownFilter, 'take `holdsWords` of @werkbank/contracts/text'),
    ];
  },
};
