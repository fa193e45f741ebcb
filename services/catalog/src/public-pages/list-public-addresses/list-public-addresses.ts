import { p } from '@mikro-orm/core';
import { unplacedGroupId } from '../../catalogue/index.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallInput } from '@werkbank/contracts/calls';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { readOne, statement } from '@werkbank/platform/database';
import { Call, Input, SharedAnswer } from '@werkbank/platform/http';

/** A sitemap takes 50,000 addresses, and each of these is in it once per language. */
const articlesPerPart = 20_000;

const addressesOfPart = statement(
  'addresses-of-part',
  { articles: p.integer(), categoryIds: p.json<string[]>(), articleIds: p.json<string[]>() },
  `select (select count(*)::int from article where not_for_sale_reason is null) as articles,
         (select coalesce(json_agg(category_id order by category_id), '[]') from category
            where ? = 1 and category_id <> '${unplacedGroupId}') as "categoryIds",
         (select coalesce(json_agg(article_id), '[]') from (
            select article_id from article where not_for_sale_reason is null
            order by article_id offset ? limit ?) as listed) as "articleIds"`,
);

/** The addresses of everything that the catalogue shows: home, tools by task and the categories first, then the articles. */
@Controller()
export class ListPublicAddresses {
  constructor(private readonly em: EntityManager) {}

  @Call('listCatalogAddresses')
  async list(
    @Input() { params: { part } }: CallInput<'listCatalogAddresses'>,
  ): Promise<SharedAnswer | Refusal> {
    const listed = await readOne(this.em, addressesOfPart, [
      part,
      (part - 1) * articlesPerPart,
      articlesPerPart,
    ]);
    if (!listed) throw new Error('a select without a table has one row');
    const parts = Math.max(1, Math.ceil(listed.articles / articlesPerPart));
    if (part > parts) return refuse('NOT_FOUND');
    return SharedAnswer.of(
      {
        parts,
        addresses: [
          ...(part === 1 ? ['/', '/tools-for-task'] : []),
          ...listed.categoryIds.map((id) => `/category/${id}`),
          ...listed.articleIds.map((id) => `/article/${id}`),
        ],
      },
      'visitors',
    );
  }
}
