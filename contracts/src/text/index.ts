export { compareForm } from './compare-form.js';
export { holdsWords, numberForm, searchForm, searchWords } from './search-form.js';
export { narrowed, unprintableIn } from './printable.js';
export {
  cleanLine,
  cleanLines,
  cleanSearch,
  hasForbiddenInLine,
  hasForbiddenInLines,
  isUnkeepable,
  isVisible,
  xmlText,
} from './text-rule.js';
