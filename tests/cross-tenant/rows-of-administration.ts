import { callExamples } from '@werkbank/contracts/fixtures';
import type { RouteName } from '@werkbank/contracts/routes';
import { type ForeignRow, refused } from './foreign-row.ts';
import type { OwnedWorld } from './owned-world.ts';

const { email: _, ...colleague } = callExamples.createUser.request.body;
const place = callExamples.createCustomerAddress.request.body;
const company = ({ customerCompanyId }: OwnedWorld) => ({ params: { companyId: customerCompanyId } });
const user = ({ userId }: OwnedWorld) => ({ params: { userId } });
const others = {
  loner: 'USER_NOT_FOUND',
  otherBuyer: 'USER_NOT_FOUND',
  otherAdmin: 'USER_NOT_FOUND',
  outsider: 'USER_NOT_FOUND',
};

const people = (
  [
    'getUser',
    'deleteUser',
    'exportPersonalData',
    'setUserLanguage',
    'setUserPreferences',
    'getMailChoices',
    'setMailChoices',
    'setUserPassword',
    'updateUser',
  ] as const satisfies RouteName[]
).map((call) => refused(call, others, (world) => ({ ...callExamples[call].request, ...user(world) })));

/** Foreign ids in bodies and in paths of the own company; the contract's table of administration covers the rest. */
export const rowsOfAdministration: readonly ForeignRow[] = [
  ...people,
  refused(
    'createUser',
    { otherBuyer: 'FORBIDDEN', otherAdmin: 'REFERENCED_COMPANY_MISSING' },
    ({ customerCompanyId }) => ({
      body: {
        ...colleague,
        email: 'nobody@werkbank.example',
        companyId: customerCompanyId,
        roles: { PlatformAdmin: false, CompanyAdmin: false },
      },
    }),
    'of another company',
  ),
  refused(
    'updateCustomerAddress',
    { otherAdmin: 'ADDRESS_NOT_FOUND' },
    ({ strangersCompanyId, addressId }) => ({
      params: { companyId: strangersCompanyId, addressId },
      body: place,
    }),
    'of another company below the own one',
  ),
  refused(
    'deleteCustomerAddress',
    { otherAdmin: 'ADDRESS_NOT_FOUND' },
    ({ strangersCompanyId, addressId }) => ({ params: { companyId: strangersCompanyId, addressId } }),
    'of another company below the own one',
  ),
  ...(['createCustomerAddress', 'setCustomerPrimaryAddress'] as const).map((call) =>
    refused(
      call,
      { loner: 'FORBIDDEN', otherBuyer: 'COMPANY_NOT_FOUND', otherAdmin: 'COMPANY_NOT_FOUND' },
      (world) => ({
        ...company(world),
        body: place,
      }),
    ),
  ),
];
