import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { columns, readMany, type RowOf, statement } from '@werkbank/platform/database';
import { SearchArticle } from './entities.js';
import { behind, shortestNumber } from './suggest.js';

const numberedArticle = {
  /** Index of the number in the request; the first one is 0. */
  place: p.integer(),
  ...columns(SearchArticle, 'articleId'),
  /** True for the exact number; otherwise it begins so. */
  isExact: p.boolean(),
};
type NumberedArticle = RowOf<typeof numberedArticle>;

/** Articles per number. */
const mostArticles = 6;
/** Sorts before every letter and digit. */
const before = '!';

const branchOf = (place: number): string => `
  (select article_id, numbers[${place}] collate "C" as form from search_article
    where numbers[${place}] collate "C" >= asked.form and numbers[${place}] collate "C" < asked.ends
    order by numbers[${place}] collate "C" limit ${mostArticles})`;

const byNumbers = statement(
  'articles-of-numbers',
  numberedArticle,
  `select asked.place, found.article_id as "articleId", (found.form = asked.form collate "C") as "isExact"
    from jsonb_to_recordset(?::jsonb) as asked(place int, form text, ends text),
      lateral (select article_id, min(form) as form from (${[1, 2, 3].map(branchOf).join(' union all ')}) as begun
        group by article_id order by min(form), article_id limit ${mostArticles}) as found
    order by asked.place, found.form, found.article_id`,
);

/** Articles whose id, number or EAN is one of these forms or begins with it. One statement for any number. */
export async function articlesOfNumbers(
  em: EntityManager,
  asked: readonly { place: number; form: string }[],
): Promise<NumberedArticle[]> {
  const forms = asked
    .filter(({ form }) => form !== '')
    .map(({ place, form }) => ({ place, form, ends: form + (isLong(form) ? behind : before) }));
  return forms.length === 0 ? [] : readMany(em, byNumbers, [JSON.stringify(forms)]);
}

/** Too many numbers begin with a short one. */
const isLong = (form: string): boolean => form.length >= shortestNumber && /\d/.test(form);
