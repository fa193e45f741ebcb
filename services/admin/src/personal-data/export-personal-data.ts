import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/access';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { Queries } from '@werkbank/platform/messaging';
import { asTheService } from '@werkbank/platform/request';
import { exportPerson, type HeldRows, type PersonPage } from '@werkbank/platform/personal-data';
import { UserDirectory } from '../identity/index.js';
import { isOneself, isPlatformAdmin } from '../directory/index.js';
import { wasEverSomebody } from './erase-everywhere.js';
import { personalData } from './personal-data.js';

/** A person's rows are found by full scans; exports are rare. */
const timeoutMs = 20_000;
const askedDomains = ['catalog', 'checkout', 'orders'] as const;

/** Exports all data of a person, of every domain and of sign-in: complete, or refused while a part is down. */
@Controller()
export class ExportPersonalData {
  constructor(
    private readonly em: EntityManager,
    private readonly queries: Queries,
    private readonly directory: UserDirectory,
  ) {}

  @Call('exportPersonalData')
  async export(
    @Input() { params: { userId } }: CallInput<'exportPersonalData'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'exportPersonalData'> | Refusal> {
    const may = isOneself(caller, { id: userId }) || isPlatformAdmin(caller);
    if (!may || !(await wasEverSomebody(this.em, userId))) return refuse('USER_NOT_FOUND');
    // Many of the tables are invisible to callers, even for their own rows.
    const own = await asTheService(() =>
      allPages((after) => exportPerson(this.em, personalData, userId, after)),
    );
    const domains = [{ domain: 'admin', held: own }];
    for (const domain of askedDomains) {
      const held = await allPages(async (after) => {
        const page = await this.queries.ask(`${domain}.get-personal-data`, { userId, after }, { timeoutMs });
        if (isRefusal(page)) throw new Error(`${domain} refused what it never refuses: ${page.code}`);
        return page;
      });
      domains.push({ domain, held });
    }
    const account = await this.directory.accountOf(userId);
    return {
      userId,
      exportedAt: new Date().toISOString(),
      account: account === undefined ? null : { ...account },
      domains,
    };
  }
}

async function allPages(read: (after: string | null) => Promise<PersonPage>): Promise<HeldRows[]> {
  const all: HeldRows[] = [];
  let after: string | null = null;
  do {
    const page: PersonPage = await read(after);
    all.push(...page.held);
    after = page.next;
  } while (after !== null);
  return all;
}
