import { type Route, signedIn } from './route.js';

/** The service checks the company: a company admin manages the own one only. */
const companyAdmins = ['company-admin', 'platform-admin'] as const;

/** Calls of customers, and of producers with their companies. */
export const companyRoutes = {
  listCustomers: { domain: 'admin', method: 'GET', path: '/api/customers', access: ['platform-admin'] },
  getCustomer: {
    domain: 'admin',
    method: 'GET',
    path: '/api/customers/:companyId',
    access: ['customer', 'platform-admin'],
  },
  updateCustomer: {
    domain: 'admin',
    method: 'PUT',
    path: '/api/customers/:companyId',
    access: companyAdmins,
  },
  deleteCustomer: {
    domain: 'admin',
    method: 'DELETE',
    path: '/api/customers/:companyId',
    access: companyAdmins,
  },
  listCustomerUsers: {
    domain: 'admin',
    method: 'GET',
    path: '/api/customers/:companyId/users',
    access: companyAdmins,
  },
  listCustomerAddresses: {
    domain: 'admin',
    method: 'GET',
    path: '/api/customers/:companyId/addresses',
    access: ['customer', 'platform-admin'],
  },
  createCustomerAddress: {
    domain: 'admin',
    method: 'POST',
    path: '/api/customers/:companyId/addresses',
    access: ['customer', 'platform-admin'],
    status: 201,
  },
  setCustomerPrimaryAddress: {
    domain: 'admin',
    method: 'PUT',
    path: '/api/customers/:companyId/addresses/primaryAddress',
    access: ['customer', 'platform-admin'],
  },
  updateCustomerAddress: {
    domain: 'admin',
    method: 'PUT',
    path: '/api/customers/:companyId/addresses/:addressId',
    access: companyAdmins,
  },
  deleteCustomerAddress: {
    domain: 'admin',
    method: 'DELETE',
    path: '/api/customers/:companyId/addresses/:addressId',
    access: companyAdmins,
  },
  listProducers: { domain: 'admin', method: 'GET', path: '/api/producers', access: ['platform-admin'] },
  createProducer: {
    domain: 'admin',
    method: 'POST',
    path: '/api/producers',
    access: ['platform-admin'],
    status: 201,
  },
  listProducersForCountry: {
    domain: 'admin',
    method: 'GET',
    path: '/api/producers/country/:countryCode',
    access: signedIn,
  },
  listDispatchLocationsOfAddress: {
    domain: 'admin',
    method: 'GET',
    path: '/api/producers/address/:addressId/dispatchLocations',
    access: ['producer', 'platform-admin'],
  },
  getProducerCompany: {
    domain: 'admin',
    method: 'GET',
    path: '/api/producers/companies/:companyId',
    access: ['producer', 'platform-admin'],
  },
  updateProducerCompany: {
    domain: 'admin',
    method: 'PUT',
    path: '/api/producers/companies/:companyId',
    access: companyAdmins,
  },
  deleteProducerCompany: {
    domain: 'admin',
    method: 'DELETE',
    path: '/api/producers/companies/:companyId',
    access: companyAdmins,
  },
  listProducerCompanyUsers: {
    domain: 'admin',
    method: 'GET',
    path: '/api/producers/companies/:companyId/users',
    access: companyAdmins,
  },
  listProducerCompanyAddresses: {
    domain: 'admin',
    method: 'GET',
    path: '/api/producers/companies/:companyId/addresses',
    access: ['producer', 'platform-admin'],
  },
  createProducerCompanyAddress: {
    domain: 'admin',
    method: 'POST',
    path: '/api/producers/companies/:companyId/addresses',
    access: ['producer', 'platform-admin'],
    status: 201,
  },
  setProducerCompanyPrimaryAddress: {
    domain: 'admin',
    method: 'PUT',
    path: '/api/producers/companies/:companyId/addresses/primaryAddress',
    access: ['producer', 'platform-admin'],
  },
  updateProducerCompanyAddress: {
    domain: 'admin',
    method: 'PUT',
    path: '/api/producers/companies/:companyId/addresses/:addressId',
    access: companyAdmins,
  },
  deleteProducerCompanyAddress: {
    domain: 'admin',
    method: 'DELETE',
    path: '/api/producers/companies/:companyId/addresses/:addressId',
    access: companyAdmins,
  },
  setPlaceCalendar: {
    domain: 'admin',
    method: 'PUT',
    path: '/api/producers/companies/:companyId/addresses/:addressId/calendar',
    access: companyAdmins,
  },
  listHolidays: {
    domain: 'admin',
    method: 'GET',
    path: '/api/holidays/:countryCode',
    access: ['producer', 'platform-admin'],
  },
  listProducerDispatchLocations: {
    domain: 'admin',
    method: 'GET',
    path: '/api/producers/companies/:companyId/dispatchLocations',
    access: ['producer', 'platform-admin'],
  },
  getProducer: {
    domain: 'admin',
    method: 'GET',
    path: '/api/producers/:producerId',
    access: ['platform-admin'],
  },
  updateProducer: {
    domain: 'admin',
    method: 'PUT',
    path: '/api/producers/:producerId',
    access: ['platform-admin'],
  },
  deleteProducer: {
    domain: 'admin',
    method: 'DELETE',
    path: '/api/producers/:producerId',
    access: ['platform-admin'],
  },
  createProducerCompany: {
    domain: 'admin',
    method: 'POST',
    path: '/api/producers/:producerId/companies',
    access: ['platform-admin'],
    status: 201,
  },
} as const satisfies Record<string, Route>;
