import { screen } from '@testing-library/react';
import type { ErrorCode } from '@werkbank/contracts/errors';
import {
  articleGroup,
  assignment,
  callExamples,
  countryPriceFactor,
  surcharge,
} from '@werkbank/contracts/fixtures';
import type { Fixtures } from '@werkbank/kit/testing/fixture-client';
import type { ReactNode } from 'react';
import { readOnce } from './read-once';
import { refusal } from '@werkbank/kit/testing/refusal';
import { renderDesk } from './render-desk';

export const assignable = { id: 72, name: 'Berg & Tal GmbH' };
export const dialog = () => screen.getByRole('dialog');

/** A fixture that refuses, in the words of these groups. */
export const refused = (code: ErrorCode, field?: string) => () => {
  throw refusal(code, field, {
    materialGroup: 'HSS',
    articleGroup: 'Fräsen',
    discountGroup: 'Stammkunden',
  });
};

/** A change must show its result without these reads, so they are answered only once. */
const read = (): Fixtures => ({
  listDiscountGroups: callExamples.listDiscountGroups.answer,
  listDiscountAssignments: readOnce(() => [assignment]),
  listAssignableCustomers: readOnce(() => [assignable]),
  listMaterialGroups: callExamples.listMaterialGroups.answer,
  listArticleGroups: readOnce(() => [articleGroup]),
  getArticleGroup: readOnce(() => articleGroup),
  listCountryPriceFactors: readOnce(() => [countryPriceFactor]),
  listSurcharges: readOnce(() => [surcharge]),
});

/** Opens pages below an address of the desk. */
export const opener =
  (page: ReactNode, path: string) =>
  (fixtures: Fixtures = {}, below = '') =>
    renderDesk(page, `/management/${path}${below}`, { ...read(), ...fixtures });
