import {
  compareArticle,
  type Compared,
  type ComparisonTerms,
  type CurrentArticle,
  type StagedRow,
} from './compare-article.js';
import { editedColumns } from './edited-columns.js';

/** Columns of an edit follow from the article as it is now. */
export function compareEdited(
  row: StagedRow,
  current: CurrentArticle | undefined,
  terms: ComparisonTerms,
): Compared {
  if (!terms.edit || !current) return compareArticle(row, current, terms);
  const edited = editedColumns(terms.edit, current.columns);
  return edited.refused ? edited : compareArticle({ ...row, sent: edited.sent }, current, terms);
}
