import { callExamples, companyData, producerData, userData } from '@werkbank/contracts/fixtures';
import { germanProducerCompany, swissCustomer } from './admin-house.js';
import { freshPassword } from './test-people.js';

interface Row {
  request: object;
  /** For visitor, loner, buyer, company admin, other company's admin, producer, platform admin. */
  expected: number[];
}

/** Nothing has this id: who may call learns that it is not there, and nothing is changed. */
const nothing = 999_999;
const customer = { params: { companyId: swissCustomer } };
const producerCompany = { params: { companyId: germanProducerCompany } };
const place = {
  name: 'Halle 3',
  street: 'Werkgasse',
  house: '3',
  addressSupplement: null,
  zipCode: '8400',
  city: 'Winterthur',
  country: 'CH',
};
const platformAdmins = (status: number) => [401, 403, 403, 403, 403, 403, status];
const adminsOfCustomer = (status: number) => [401, 403, 403, status, 404, 403, status];
const adminsOfProducerCompany = (status: number) => [401, 403, 403, 404, 404, 403, status];
const goneForAdmins = [401, 403, 403, 404, 404, 403, 404];
const goneForAll = [401, 404, 404, 404, 404, 404, 404];
const everybody = (status: number) => [status, status, status, status, status, status, status];

const user = { params: { userId: nothing } };
const changedUser = {
  ...userData,
  roles: { PlatformAdmin: false, CompanyAdmin: false },
  companyId: null,
  enabled: true,
};
const newUser = { ...changedUser, password: freshPassword(), companyId: nothing };
const item = { params: { itemId: nothing } };
const rate = { params: { rateId: nothing } };

/** Who may administer what. */
export const administrationTable: Record<string, Row> = {
  updateConfiguration: { request: callExamples.updateConfiguration.request, expected: platformAdmins(200) },
  listUsers: { request: { query: {} }, expected: platformAdmins(200) },
  listCustomerUsers: { request: { ...customer, query: {} }, expected: adminsOfCustomer(200) },
  listProducerCompanyUsers: {
    request: { ...producerCompany, query: {} },
    expected: adminsOfProducerCompany(200),
  },
  createUser: { request: { body: newUser }, expected: [401, 403, 403, 409, 409, 403, 409] },
  importUsers: { request: { headers: { 'x-file-name': 'users.csv' } }, expected: platformAdmins(415) },
  getUserImport: { request: { params: { importId: nothing } }, expected: platformAdmins(404) },
  getUserDrift: { request: {}, expected: platformAdmins(200) },
  repairUserDrift: { request: {}, expected: platformAdmins(200) },
  getUser: { request: user, expected: goneForAll },
  updateUser: { request: { ...user, body: changedUser }, expected: goneForAll },
  deleteUser: { request: user, expected: goneForAll },
  setUserPassword: { request: { ...user, body: { newPassword: freshPassword() } }, expected: goneForAll },
  listCustomers: { request: { query: {} }, expected: platformAdmins(200) },
  updateCustomer: { request: { ...customer, body: companyData }, expected: adminsOfCustomer(200) },
  deleteCustomer: { request: { params: { companyId: nothing } }, expected: goneForAdmins },
  updateCustomerAddress: {
    request: { params: { companyId: swissCustomer, addressId: 2011 }, body: place },
    expected: adminsOfCustomer(200),
  },
  deleteCustomerAddress: {
    request: { params: { companyId: swissCustomer, addressId: 2010 } },
    expected: [401, 403, 403, 409, 404, 403, 409],
  },
  listProducers: { request: { query: {} }, expected: platformAdmins(200) },
  createProducer: {
    request: {
      body: {
        ...producerData,
        algoliaId: 'Kerbwerk',
        company: { name: 'Neu AG', dispatchLocation: place },
      },
    },
    expected: platformAdmins(409),
  },
  getProducer: { request: { params: { producerId: 1 } }, expected: platformAdmins(200) },
  updateProducer: {
    request: { params: { producerId: 1 }, body: { ...producerData, algoliaId: 'Kerbwerk' } },
    expected: platformAdmins(200),
  },
  createProducerCompany: {
    request: { params: { producerId: 1 }, body: { name: 'Kerbwerk Schweiz AG', dispatchLocation: place } },
    expected: platformAdmins(201),
  },
  updateProducerCompany: {
    request: { ...producerCompany, body: { name: 'Kerbwerk GmbH' } },
    expected: adminsOfProducerCompany(200),
  },
  deleteProducerCompany: { request: { params: { companyId: nothing } }, expected: goneForAdmins },
  updateProducerCompanyAddress: {
    request: { params: { companyId: germanProducerCompany, addressId: 1021 }, body: place },
    expected: adminsOfProducerCompany(200),
  },
  deleteProducerCompanyAddress: {
    request: { params: { companyId: germanProducerCompany, addressId: 1021 } },
    expected: adminsOfProducerCompany(409),
  },
  listDispatchLocationsOfAddress: {
    request: { params: { addressId: 1021 } },
    expected: [401, 403, 403, 403, 403, 200, 200],
  },
  listCurrencies: { request: {}, expected: [401, 200, 200, 200, 200, 200, 200] },
  createExchangeRate: {
    request: {
      body: {
        ...callExamples.createExchangeRate.request.body,
        validFrom: '2025-01-01',
        validTo: '2025-06-30',
      },
    },
    expected: platformAdmins(409),
  },
  updateExchangeRate: {
    request: { ...rate, body: callExamples.updateExchangeRate.request.body },
    expected: platformAdmins(404),
  },
  deleteExchangeRate: { request: rate, expected: platformAdmins(404) },
  listSidebarItems: { request: {}, expected: everybody(200) },
  createSidebarItem: { request: callExamples.createSidebarItem.request, expected: platformAdmins(201) },
  // No file is sent.
  uploadSidebarFile: { request: callExamples.uploadSidebarFile.request, expected: platformAdmins(400) },
  getSidebarItem: { request: item, expected: everybody(404) },
  getSidebarFile: { request: item, expected: everybody(404) },
  updateSidebarItem: {
    request: { ...item, body: callExamples.createSidebarItem.request.body },
    expected: platformAdmins(404),
  },
  deleteSidebarItem: { request: item, expected: platformAdmins(404) },
  listAuditEntries: { request: { query: {} }, expected: platformAdmins(200) },
};
