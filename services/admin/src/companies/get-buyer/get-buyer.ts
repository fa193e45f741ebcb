import { p } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { SpendingLimit } from '@werkbank/contracts/entities';
import type { Asked, QueryAnswer } from '@werkbank/contracts/queries';
import { readOne, statement } from '@werkbank/platform/database';
import { QueryHandler } from '@werkbank/platform/messaging';
import { buyingCompanyColumns } from '../../directory/index.js';
import { isOfEndedSession } from '../../identity/index.js';
import { limitOfUser } from '../spending-limits/spending-people.js';

type Buyer = QueryAnswer<'admin.get-buyer'>;

const buyerOfCompany = statement(
  'buyer-of-company',
  {
    user: p.json<NonNullable<Buyer>['user']>(),
    company: p.json<NonNullable<Buyer>['company']>(),
    limit: p.json<SpendingLimit>().nullable(),
  },
  `select json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name,
                            'email', u.email, 'phone', u.phone) as "user",
          (select to_json(company) from (select ${buyingCompanyColumns} from company c where c.id = u.company_id)
             as company) as company,
          ${limitOfUser} as "limit"
     from users u where u.id = ? and u.company_id = ? and u.enabled and u.removed_at is null`,
);

/** Tells checkout who buys and where to: as of now, and only while the person belongs to that company. */
@Controller()
export class GetBuyer {
  constructor(private readonly em: EntityManager) {}

  @QueryHandler('admin.get-buyer')
  async answer({ userId, companyId, session }: Asked<'admin.get-buyer'>): Promise<Buyer> {
    const found = await readOne(this.em, buyerOfCompany, [userId, companyId]);
    if (!found) return null;
    const { limit, ...person } = found;
    const buyer = limit ? { ...person, spendingLimit: limit } : person;
    if (!session) return buyer;
    const { sessionId, issuedAt = 0 } = session;
    return { ...buyer, sessionOver: await isOfEndedSession(this.em, { userId, sessionId, issuedAt }) };
  }
}
