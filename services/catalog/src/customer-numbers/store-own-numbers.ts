import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { columns, readMany, readOne, run, statement } from '@werkbank/platform/database';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { ownNumberLimits } from '@werkbank/contracts/limits';
import { OwnArticleNumber } from './own-article-number.entity.js';
import { type OwnNumber, OwnNumbers } from './own-numbers.js';

/** The key of a company's numbers among the keys that change. */
export const ownNumbersKey = 'own-numbers';

const ofCompany = statement(
  'own-numbers-of-company',
  columns(OwnArticleNumber, 'articleId', 'number'),
  'select article_id as "articleId", number from own_article_number where company_id = ?',
);

export async function readOwnNumbers(em: EntityManager, companyId: number): Promise<OwnNumbers> {
  const numbers = await readMany(em, ofCompany, [companyId]);
  return numbers.length === 0 ? OwnNumbers.none : new OwnNumbers(numbers);
}

const lockNumbers = statement(
  'lock-own-numbers',
  { lock: p.text() },
  `select pg_advisory_xact_lock(hashtext('own-article-numbers'), ?::int)::text as lock`,
);

const countWith = statement(
  'count-own-numbers',
  { count: p.integer() },
  `select count(*)::int as count from (
     select article_id from own_article_number where company_id = ?
     union select jsonb_array_elements_text(?::jsonb)) as kept`,
);

const save = statement(
  'save-own-numbers',
  {},
  `insert into own_article_number (company_id, article_id, number)
     select ?::int, "articleId", number from jsonb_to_recordset(?::jsonb) as line("articleId" text, number text)
   on conflict (company_id, article_id) do update set number = excluded.number
     where own_article_number.number <> excluded.number`,
);

/** Saves all numbers or, if the company has too many, none. Answers how many are new or changed. */
export function saveOwnNumbers(
  em: EntityManager,
  companyId: number,
  numbers: readonly OwnNumber[],
): Promise<number | Refusal> {
  return em.fork().transactional(async (transaction) => {
    await readOne(transaction, lockNumbers, [companyId]);
    const ids = JSON.stringify(numbers.map(({ articleId }) => articleId));
    const { count = 0 } = (await readOne(transaction, countWith, [companyId, ids])) ?? {};
    if (count > ownNumberLimits.ofCompany)
      return refuse('OWN_NUMBERS_FULL', { params: { max: ownNumberLimits.ofCompany } });
    return run(transaction, save, [companyId, JSON.stringify(numbers)]);
  });
}
