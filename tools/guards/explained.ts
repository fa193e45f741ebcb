import type { Guard } from './find-guards.ts';

/** A guard by its file and its source text. */
export interface NamedGuard {
  readonly file: string;
  readonly says: string;
}

/** A guard that no test can cover, because another one refuses the same requests. */
export interface Explained extends NamedGuard {
  readonly behind: NamedGuard;
  readonly because: string;
}

const splits = 'services/orders/src/order/splitting';
const catalog = 'services/catalog/src';

export const explained: readonly Explained[] = [
  {
    file: 'services/admin/src/identity/sign-in/show-signed-in-user.ts',
    says: 'claims',
    behind: {
      file: 'services/platform/src/http/call-guard.ts',
      says: 'mayCall(route.access, caller)',
    },
    because: 'the route is for whoever is signed in',
  },
  {
    file: `${catalog}/price-rules/manage-article-groups/edit-article-groups.ts`,
    says: 'g.producer_company_id = ?',
    behind: {
      file: `${catalog}/price-rules/manage-discounts/discountable-groups.ts`,
      says: 'producer_company_id = ?',
    },
    because: "no discount is about another company's article group",
  },
  {
    file: `${splits}/load-surroundings.ts`,
    says: 'producer_company_id = ?',
    behind: { file: `${splits}/plan-split.ts`, says: 'producerCompanyId === parent.producerCompanyId' },
    because: 'a split asks each place whose it is; the statement only reads fewer of them',
  },
];

export const isNamed = ({ id, text }: Pick<Guard, 'id' | 'text'>, { file, says }: NamedGuard): boolean =>
  id.startsWith(`${file}:`) && text.replace(/\s+/g, ' ') === says;

export const explanationOf = (guard: Guard): Explained | undefined =>
  explained.find((one) => isNamed(guard, one));
