import { z } from 'zod';
import { hasDecimals } from './has-decimals.js';
import { phone } from './account.js';
import { regionsOf } from '../localization/index.js';
import { addressData, editableAddress, producer } from './party.js';
import { region } from './place-calendar.js';
import { written } from '../validation/text-types.js';
import { acrossFields } from './rule-across-fields.js';
import {
  country,
  currency,
  date,
  decimal,
  id,
  instant,
  lockKey,
  optionalText,
  paging,
  printedText,
  text,
} from './values.js';
import { isNoVideo } from '../video/index.js';

const fraction = z
  .number()
  .min(0)
  .lt(1)
  .refine(hasDecimals(3), {
    error: 'TOO_MANY_DECIMALS',
    params: { fractionDigits: 1 },
  });

/** A producer as the platform keeps it. platformMargin is a fraction; as a percentage it has one decimal. */
export const producerData = z.object({
  algoliaId: text(500),
  platformMargin: fraction,
  custom_shipping: z.boolean(),
  /** A page on the web; never a script, whatever an address may begin with. */
  videoLink: written()
    .max(500)
    .check(z.url({ protocol: /^https?$/, error: 'INVALID_WEB_ADDRESS' }))
    .nullable()
    .default(null),
});
export type ProducerData = z.infer<typeof producerData>;

export const producerCompanyData = z.object({
  name: printedText(500),
  taxNumber: optionalText(50).default(null),
  phone: phone.nullable().default(null),
});
/** A new dispatch location, with the canton or state whose holidays its calendar begins with. */
export const newDispatchLocation = acrossFields(
  addressData.safeExtend({ region: region.nullable().default(null) }),
  z.object({ country, region }),
  (place, refuse) => {
    if (!regionsOf(place.country).includes(place.region)) refuse('region', 'REGION_OF_OTHER_COUNTRY');
  },
);

/** A new company of a producer comes with its first dispatch location. */
export const newProducerCompany = producerCompanyData.extend({ dispatchLocation: newDispatchLocation });

export const managedProducer = producer.extend({
  companies: z.array(z.object({ id, name: z.string(), dispatchLocations: z.array(editableAddress) })),
  optimisticLockKey: lockKey,
});
export type ManagedProducer = z.infer<typeof managedProducer>;
export const producerList = z.object({ producers: z.array(managedProducer), ...paging.shape });

export const exchangeRateTypes = ['Internal', 'external'] as const;
const rateFields = z.object({
  validFrom: date,
  /** 9999-12-31 is open ended. */
  validTo: date,
  ratio: decimal,
  sourceCurrency: currency,
  targetCurrency: currency,
  exchangeRateType: z.enum(exchangeRateTypes),
});
const period = rateFields.pick({ validFrom: true, validTo: true });
const pair = rateFields.pick({ sourceCurrency: true, targetCurrency: true });
const rateOfPair = acrossFields(rateFields, pair, ({ sourceCurrency, targetCurrency }, refuse) => {
  if (sourceCurrency === targetCurrency) refuse('targetCurrency', 'MALFORMED_REQUEST');
});
const rateOfPeriod = acrossFields(rateOfPair, period, ({ validFrom, validTo }, refuse) => {
  if (validTo < validFrom) refuse('validTo', 'NUMBER_TOO_SMALL', { min: validFrom });
});
export const exchangeRateData = acrossFields(
  rateOfPeriod,
  rateFields.pick({ ratio: true }),
  ({ ratio }, refuse) => {
    if (Number(ratio) <= 0) refuse('ratio', 'NUMBER_NOT_MORE', { more: 0 });
  },
);
export const exchangeRate = z.object({ id, ...exchangeRateData.shape, optimisticLockKey: lockKey });
/** In the order in which they are offered. */
export const offeredCurrencies = z.object({ currencies: z.array(currency) });
export const currencyOverview = offeredCurrencies.extend({
  exchangeRates: z.array(exchangeRate),
});

/** Title of a help item. */
export const sidebarTitle = text(200);
export const sidebarTypes = ['pdf', 'youtube', 'url'] as const;
const sidebarFields = z.object({
  title: sidebarTitle,
  type: z.enum(sidebarTypes),
  status: z.enum(['enabled', 'disabled']),
  order: z.int().min(0).max(9999),
  /** A page elsewhere by https, or one of our own by its path. */
  url: written()
    // First, and the end of it: the pattern can divide a text in many ways, and tries them all on a long one.
    .max(500, { abort: true })
    // Browsers read a backslash as a slash, so that it could lead elsewhere.
    .regex(/^(https:\/\/[^\s/\\]+|\/(?!\/))[^\s\\]*$/, { error: 'INVALID_WEB_ADDRESS' })
    .nullable()
    .default(null),
});
const leadsTo = sidebarFields.pick({ type: true, url: true });
/**
 * A changed help item. `isNoVideo` checks the address only if it is new: items of an earlier release can still be switched off
 * and reordered.
 */
export const changedSidebarItemData = acrossFields(sidebarFields, leadsTo, ({ type, url }, refuse) => {
  if (type !== 'pdf' && !url) refuse('url', 'SIDEBAR_URL_REQUIRED');
});
export const sidebarItemData = acrossFields(changedSidebarItemData, leadsTo, (item, refuse) => {
  if (isNoVideo(item)) refuse('url', 'SIDEBAR_VIDEO_ADDRESS');
});
export const sidebarItem = z.object({
  id,
  ...sidebarItemData.shape,
  /** Name of the uploaded file of a pdf. */
  file: z.string().nullable(),
  optimisticLockKey: lockKey,
});
export type SidebarItem = z.infer<typeof sidebarItem>;

/** Entry of the audit trail. `before` and `after` hold the changed fields only, never a secret. */
export const auditEntry = z.object({
  id,
  at: instant,
  who: z.string(),
  userId: id.nullable(),
  action: z.string(),
  objectType: z.string(),
  objectId: z.string(),
  objectName: z.string(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
});
export const auditList = z.object({ entries: z.array(auditEntry), ...paging.shape });
