import { z } from 'zod';
import { companyTypes } from '../access/index.js';
import { maxPlaceName } from '../limits/index.js';
import { isEoriNumber, maxEoriNumber } from '../tax/index.js';
import { placeCalendar } from './place-calendar.js';
import { isPostalCode } from './postal-code.js';
import { acrossFields } from './rule-across-fields.js';
import { country, email, id, language, lockKey, optionalPrintedText, printedText, text } from './values.js';

export const salutations = ['Mr', 'Ms'] as const;
export const customerTypes = ['Company', 'Community', 'Kanton', 'Bund'] as const;
export const addressTypes = ['Primary', 'Shipping', 'DispatchLocation'] as const;

const addressFields = z.object({
  name: printedText(maxPlaceName),
  street: printedText(50),
  house: printedText(10),
  addressSupplement: optionalPrintedText(35).default(null),
  zipCode: printedText(12),
  city: printedText(50),
  country,
});

/** An entered address. Stored addresses and those of events do not have to meet the rules of today's form. */
export const addressData = acrossFields(
  addressFields,
  addressFields.pick({ zipCode: true, country: true }),
  ({ zipCode, country }, refuse) => {
    if (!isPostalCode(zipCode, country)) refuse('zipCode', 'POSTAL_CODE_FORMAT');
  },
);
export type AddressData = z.infer<typeof addressData>;

const kept = (max: number) => z.string().min(1).max(max);
export const address = z.object({
  name: kept(maxPlaceName),
  street: kept(50),
  house: kept(10),
  addressSupplement: z.string().max(35).nullable().default(null),
  zipCode: kept(12),
  city: kept(50),
  country,
  id,
  type: z.enum(addressTypes),
});
export type Address = z.infer<typeof address>;

/** An address from which goods leave, with its calendar; that of other addresses is null. */
export const dispatchAddress = address.extend({ calendar: placeCalendar.nullable().optional() });
export type DispatchAddress = z.infer<typeof dispatchAddress>;

/** An address for people who may edit it. */
export const editableAddress = dispatchAddress.extend({ optimisticLockKey: lockKey });
export type EditableAddress = z.infer<typeof editableAddress>;

/** Dispatch location, short for lists; the order page shows the whole address. */
export const dispatchLocation = z.object({ id, city: z.string(), country });
export type DispatchLocation = z.infer<typeof dispatchLocation>;

export const roleFlags = z.object({ PlatformAdmin: z.boolean(), CompanyAdmin: z.boolean() });

export const user = z.object({
  id,
  email,
  salutation: z.enum(salutations),
  firstName: kept(100),
  lastName: kept(100),
  phone: z.string().max(20),
  language,
  roles: roleFlags,
  companyId: id.nullable(),
  companyName: z.string().nullable(),
  companyType: z.enum(companyTypes).nullable(),
});
export type User = z.infer<typeof user>;

/** The number of a trader at the customs of the EU. */
export const eoriNumber = text(maxEoriNumber).refine(isEoriNumber, { error: 'EORI_FORMAT' });

/** Facts that a company requires of its people's orders. Absent in older answers and events. */
export const orderDemands = {
  ownOrderNumberRequired: z.boolean().optional(),
  costCenterRequired: z.boolean().optional(),
};

export const company = z.object({
  id,
  kind: z.enum(companyTypes),
  producerId: id.nullable(),
  name: kept(500),
  customerType: z.enum(customerTypes).nullable(),
  taxNumber: z.string().max(50).nullable(),
  /** Absent in events from before it was kept. */
  eoriNumber: z.string().max(maxEoriNumber).nullable().optional(),
  kanton: z.string().max(50).nullable(),
  phone: z.string().max(20).nullable(),
  ...orderDemands,
  primaryAddress: address.nullable(),
  addresses: z.array(address),
});
export type Company = z.infer<typeof company>;

/** A company for people who may edit it. */
export const editableCompany = company.extend({
  primaryAddress: editableAddress.nullable(),
  addresses: z.array(editableAddress),
  optimisticLockKey: lockKey,
});
export type EditableCompany = z.infer<typeof editableCompany>;

export const producer = z.object({
  id,
  /** The producer's unique name and key. */
  algoliaId: kept(500),
  /** Fraction between 0 and 1. */
  platformMargin: z.number().min(0).lt(1),
  custom_shipping: z.boolean(),
  videoLink: z.string().nullable(),
});
export type Producer = z.infer<typeof producer>;
