import { LeftOut } from '../read-file/left-out.js';
import { emptyArticle, type SentArticle } from '../read-file/sent-article.js';
import { understandArticle } from '../understand-articles/understand-article.js';

/** An article in a file with prices in EUR. */
export function understand(sent: Partial<SentArticle>, decimalSign: '.' | ',' = '.') {
  const leftOut = new LeftOut();
  const header = { language: undefined, currency: 'EUR', decimalSign };
  return {
    ...understandArticle({ ...emptyArticle('A 1'), ...sent }, { header, defaults: {}, leftOut }),
    leftOut: leftOut.list(),
  };
}
