import { z } from 'zod';
import { keptText } from '../validation/text-types.js';
import { companyData, companyList } from '../entities/account.js';
import {
  addressData,
  addressTypes,
  customerTypes,
  dispatchLocation,
  editableAddress,
  editableCompany,
} from '../entities/party.js';
import { comingCalendar, holiday, placeCalendarData, region } from '../entities/place-calendar.js';
import {
  managedProducer,
  newDispatchLocation,
  newProducerCompany,
  producerCompanyData,
  producerData,
  producerList,
} from '../entities/platform.js';
import {
  chosenOf,
  country,
  done,
  id,
  lockKey,
  optionalText,
  pageParameter,
  pageSizeParameter,
  searchText,
  textId,
} from '../entities/values.js';
import { listLimits, pageSizes } from '../limits/index.js';
import type { CallSchemas } from './call.js';

const companyParams = z.object({ companyId: textId });
const addressParams = z.object({ companyId: textId, addressId: textId });
const producerParams = z.object({ producerId: textId });
const search = searchText(listLimits.search);

/** A change of addresses also answers the changed company, which saves a second call. */
const companyThen = { company: editableCompany.optional() };
const producerThen = { producer: managedProducer.optional() };

/** Refusals of an address by its country. */
const elsewhere = ['DELIVERY_COUNTRY_NOT_SERVED', 'PUBLIC_BODY_COUNTRY'] as const;

const ofCompany = {
  get: {
    summary: 'A company',
    params: companyParams,
    answer: editableCompany,
    refusals: ['COMPANY_NOT_FOUND'],
  },
  remove: {
    summary: 'Delete a company with its users',
    params: companyParams,
    answer: done,
    refusals: ['COMPANY_NOT_FOUND', 'COMPANY_IN_USE', 'LAST_PRODUCER_COMPANY'],
  },
  addresses: {
    summary: 'Addresses of a company',
    params: companyParams,
    answer: z.array(editableAddress),
    refusals: ['COMPANY_NOT_FOUND'],
  },
  setPrimary: {
    summary: 'Set the billing address',
    params: companyParams,
    body: addressData.safeExtend({ optimisticLockKey: lockKey }),
    answer: editableAddress.extend(companyThen),
    refusals: [
      'COMPANY_NOT_FOUND',
      'CHANGED_MEANWHILE',
      'BILLING_COUNTRY_BY_ADMIN',
      'POSTAL_CODE_FORMAT',
      ...elsewhere,
    ],
  },
  changeAddress: {
    summary: 'Change an address',
    params: addressParams,
    body: addressData.safeExtend({ optimisticLockKey: lockKey }),
    answer: editableAddress.extend(companyThen),
    refusals: [
      'COMPANY_NOT_FOUND',
      'ADDRESS_NOT_FOUND',
      'CHANGED_MEANWHILE',
      'DISPATCH_COUNTRY_BY_PLATFORM',
      'POSTAL_CODE_FORMAT',
      'TAX_NUMBER_FORMAT',
      ...elsewhere,
    ],
  },
  removeAddress: {
    summary: 'Delete an address',
    params: addressParams,
    answer: done.extend(companyThen),
    refusals: ['COMPANY_NOT_FOUND', 'ADDRESS_NOT_FOUND', 'ADDRESS_NOT_DELETABLE', 'LAST_DISPATCH_LOCATION'],
  },
} as const satisfies Record<string, CallSchemas>;

export const companyCalls = {
  listCustomers: {
    summary: 'All customers',
    query: z.object({
      page: pageParameter,
      pageSize: pageSizeParameter(pageSizes.administration),
      search,
      customerType: chosenOf(customerTypes),
      sort: z.enum(['name', '-name', 'city', '-city', 'customerType', '-customerType']).default('name'),
    }),
    answer: companyList,
    refusals: [],
  },
  getCustomer: ofCompany.get,
  updateCustomer: {
    summary: "Change a customer's data. The country is that of the billing address, which moves along",
    params: companyParams,
    body: companyData.safeExtend({ optimisticLockKey: lockKey }),
    answer: editableCompany,
    refusals: [
      'COMPANY_NOT_FOUND',
      'CHANGED_MEANWHILE',
      'PHONE_FORMAT',
      'TAX_NUMBER_FORMAT',
      'EORI_FORMAT',
      'POSTAL_CODE_FORMAT',
      ...elsewhere,
    ],
  },
  deleteCustomer: ofCompany.remove,
  listCustomerAddresses: ofCompany.addresses,
  createCustomerAddress: {
    summary: 'Add a shipping address',
    params: companyParams,
    /** Customers have no dispatch locations, and one billing address with a call of its own. */
    body: addressData.safeExtend({ type: z.enum(addressTypes).optional() }),
    answer: z.object({ id, ...companyThen }),
    refusals: [
      'COMPANY_NOT_FOUND',
      'TOO_MANY_ADDRESSES',
      'POSTAL_CODE_FORMAT',
      'ADDRESS_TYPE_NOT_ALLOWED',
      'DELIVERY_COUNTRY_NOT_SERVED',
    ],
  },
  setCustomerPrimaryAddress: {
    summary:
      'Set the billing address; to move to another country, with the tax number that the company has there',
    params: companyParams,
    body: addressData.safeExtend({ taxNumber: optionalText(50).optional(), optimisticLockKey: lockKey }),
    answer: editableAddress.extend(companyThen),
    refusals: [
      'COMPANY_NOT_FOUND',
      'CHANGED_MEANWHILE',
      'BILLING_COUNTRY_BY_ADMIN',
      'POSTAL_CODE_FORMAT',
      'TAX_NUMBER_FORMAT',
      ...elsewhere,
    ],
  },
  updateCustomerAddress: ofCompany.changeAddress,
  deleteCustomerAddress: ofCompany.removeAddress,
  listProducers: {
    summary: 'All producers with their companies and dispatch locations',
    query: z.object({
      page: pageParameter,
      pageSize: pageSizeParameter(pageSizes.administration),
      search,
      sort: z.enum(['algoliaId', '-algoliaId', 'platformMargin', '-platformMargin']).default('algoliaId'),
    }),
    answer: producerList,
    refusals: [],
  },
  createProducer: {
    summary: 'A new producer, with its first company where one is known already',
    body: producerData.extend({ company: newProducerCompany.optional() }),
    answer: z.object({ id, ...producerThen }),
    refusals: ['PRODUCER_NAME_EXISTS', 'POSTAL_CODE_FORMAT', 'REGION_OF_OTHER_COUNTRY'],
  },
  getProducer: {
    summary: 'A producer',
    params: producerParams,
    answer: managedProducer,
    refusals: ['PRODUCER_NOT_FOUND'],
  },
  updateProducer: {
    summary: 'Change a producer',
    params: producerParams,
    body: producerData.extend({ optimisticLockKey: lockKey }),
    answer: managedProducer,
    refusals: ['PRODUCER_NOT_FOUND', 'CHANGED_MEANWHILE', 'PRODUCER_NAME_EXISTS'],
  },
  deleteProducer: {
    summary:
      'Delete a manufacturer with its companies, as long as there are no articles, orders or users of it',
    params: producerParams,
    answer: done,
    refusals: [
      'PRODUCER_NOT_FOUND',
      'PRODUCER_HAS_USERS',
      'PRODUCER_HAS_ARTICLES',
      'PRODUCER_HAS_ORDERS',
      'CHANGED_MEANWHILE',
    ],
  },
  createProducerCompany: {
    summary: 'A further company of a producer',
    params: producerParams,
    body: newProducerCompany,
    answer: z.object({ id, ...producerThen }),
    refusals: ['PRODUCER_NOT_FOUND', 'POSTAL_CODE_FORMAT', 'REGION_OF_OTHER_COUNTRY'],
  },
  getProducerCompany: ofCompany.get,
  updateProducerCompany: {
    summary: "Change a producer company's data",
    params: companyParams,
    body: producerCompanyData.extend({ optimisticLockKey: lockKey }),
    answer: editableCompany,
    refusals: ['COMPANY_NOT_FOUND', 'CHANGED_MEANWHILE'],
  },
  deleteProducerCompany: ofCompany.remove,
  listProducerCompanyAddresses: ofCompany.addresses,
  createProducerCompanyAddress: {
    summary: 'Add a shipping address; a dispatch location only as platform admin',
    params: companyParams,
    body: newDispatchLocation.safeExtend({
      type: z.enum(['Shipping', 'DispatchLocation']).default('Shipping'),
    }),
    answer: z.object({ id, ...companyThen }),
    refusals: [
      'COMPANY_NOT_FOUND',
      'DISPATCH_LOCATION_NOT_ALLOWED',
      'TOO_MANY_ADDRESSES',
      'POSTAL_CODE_FORMAT',
      'REGION_OF_OTHER_COUNTRY',
    ],
  },
  setProducerCompanyPrimaryAddress: ofCompany.setPrimary,
  updateProducerCompanyAddress: ofCompany.changeAddress,
  deleteProducerCompanyAddress: ofCompany.removeAddress,
  listProducerDispatchLocations: {
    summary: 'Dispatch locations of a producer company, with their calendars of the coming year',
    params: companyParams,
    answer: z.array(dispatchLocation.extend({ calendar: comingCalendar.optional() })),
    refusals: ['COMPANY_NOT_FOUND'],
  },
  setPlaceCalendar: {
    summary: 'Set when a dispatch location works and sends',
    params: addressParams,
    body: placeCalendarData.extend({ optimisticLockKey: lockKey }),
    answer: editableAddress.extend(companyThen),
    refusals: [
      'COMPANY_NOT_FOUND',
      'ADDRESS_NOT_FOUND',
      'CHANGED_MEANWHILE',
      'REGION_OF_OTHER_COUNTRY',
      'WEEKDAYS_REQUIRED',
      'PERIOD_REVERSED',
      'CLOSED_DAY_TOO_FAR',
      'NO_WORKING_DAY',
    ],
  },
  listHolidays: {
    summary: 'Public holidays of the coming year in a country, and in a canton or German state of it',
    params: z.object({ countryCode: country }),
    query: z.object({ region: region.optional() }),
    answer: z.object({ holidays: z.array(holiday) }),
    refusals: ['REGION_OF_OTHER_COUNTRY'],
  },
  listDispatchLocationsOfAddress: {
    summary: 'Dispatch locations of the company that an address belongs to',
    params: z.object({ addressId: textId }),
    answer: z.array(dispatchLocation),
    refusals: ['ADDRESS_NOT_FOUND'],
  },
  listProducersForCountry: {
    summary: 'Producers that deliver to a country',
    params: z.object({ countryCode: country }),
    answer: z.array(z.object({ id, algoliaId: keptText })),
    refusals: [],
  },
} as const satisfies Record<string, CallSchemas>;
