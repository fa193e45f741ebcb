import { type Route, signedIn } from './route.js';

/** Whose company it is, the service decides: a company admin manages the own one only. */
const companyAdmins = ['company-admin', 'platform-admin'] as const;

/** Calls of customers, and of producers with their companies. */
export const companyRoutes = {
  listCustomers: { domain: 'admin', method: 'GET', path: '/api/customers', who: ['platform-admin'] },
  getCustomer: {
    domain: 'admin',
    method: 'GET',
    path: '/api/customers/:companyId',
    who: ['customer', 'platform-admin'],
  },
  updateCustomer: { domain: 'admin', method: 'PUT', path: '/api/customers/:companyId', who: companyAdmins },
  deleteCustomer: {
    domain: 'admin',
    method: 'DELETE',
    path: '/api/customers/:companyId',
    who: companyAdmins,
  },
  listCustomerUsers: {
    domain: 'admin',
    method: 'GET',
    path: '/api/customers/:companyId/users',
    who: companyAdmins,
  },
  listCustomerAddresses: {
    domain: 'admin',
    method: 'GET',
    path: '/api/customers/:companyId/addresses',
    who: ['customer', 'platform-admin'],
  },
  createCustomerAddress: {
    domain: 'admin',
    method: 'POST',
    path: '/api/customers/:companyId/addresses',
    who: ['customer', 'platform-admin'],
    status: 201,
  },
  setCustomerPrimaryAddress: {
    domain: 'admin',
    method: 'PUT',
    path: '/api/customers/:companyId/addresses/primaryAddress',
    who: ['customer', 'platform-admin'],
  },
  updateCustomerAddress: {
    domain: 'admin',
    method: 'PUT',
    path: '/api/customers/:companyId/addresses/:addressId',
    who: companyAdmins,
  },
  deleteCustomerAddress: {
    domain: 'admin',
    method: 'DELETE',
    path: '/api/customers/:companyId/addresses/:addressId',
    who: companyAdmins,
  },
  listProducers: { domain: 'admin', method: 'GET', path: '/api/producers', who: ['platform-admin'] },
  createProducer: {
    domain: 'admin',
    method: 'POST',
    path: '/api/producers',
    who: ['platform-admin'],
    status: 201,
  },
  listProducersForCountry: {
    domain: 'admin',
    method: 'GET',
    path: '/api/producers/country/:countryCode',
    who: signedIn,
  },
  listDispatchLocationsOfAddress: {
    domain: 'admin',
    method: 'GET',
    path: '/api/producers/address/:addressId/dispatchLocations',
    who: ['producer', 'platform-admin'],
  },
  getProducerCompany: {
    domain: 'admin',
    method: 'GET',
    path: '/api/producers/companies/:companyId',
    who: ['producer', 'platform-admin'],
  },
  updateProducerCompany: {
    domain: 'admin',
    method: 'PUT',
    path: '/api/producers/companies/:companyId',
    who: companyAdmins,
  },
  deleteProducerCompany: {
    domain: 'admin',
    method: 'DELETE',
    path: '/api/producers/companies/:companyId',
    who: companyAdmins,
  },
  listProducerCompanyUsers: {
    domain: 'admin',
    method: 'GET',
    path: '/api/producers/companies/:companyId/users',
    who: companyAdmins,
  },
  listProducerCompanyAddresses: {
    domain: 'admin',
    method: 'GET',
    path: '/api/producers/companies/:companyId/addresses',
    who: ['producer', 'platform-admin'],
  },
  createProducerCompanyAddress: {
    domain: 'admin',
    method: 'POST',
    path: '/api/producers/companies/:companyId/addresses',
    who: ['producer', 'platform-admin'],
    status: 201,
  },
  setProducerCompanyPrimaryAddress: {
    domain: 'admin',
    method: 'PUT',
    path: '/api/producers/companies/:companyId/addresses/primaryAddress',
    who: ['producer', 'platform-admin'],
  },
  updateProducerCompanyAddress: {
    domain: 'admin',
    method: 'PUT',
    path: '/api/producers/companies/:companyId/addresses/:addressId',
    who: companyAdmins,
  },
  deleteProducerCompanyAddress: {
    domain: 'admin',
    method: 'DELETE',
    path: '/api/producers/companies/:companyId/addresses/:addressId',
    who: companyAdmins,
  },
  listProducerDispatchLocations: {
    domain: 'admin',
    method: 'GET',
    path: '/api/producers/companies/:companyId/dispatchLocations',
    who: ['producer', 'platform-admin'],
  },
  getProducer: {
    domain: 'admin',
    method: 'GET',
    path: '/api/producers/:producerId',
    who: ['platform-admin'],
  },
  updateProducer: {
    domain: 'admin',
    method: 'PUT',
    path: '/api/producers/:producerId',
    who: ['platform-admin'],
  },
  createProducerCompany: {
    domain: 'admin',
    method: 'POST',
    path: '/api/producers/:producerId/companies',
    who: ['platform-admin'],
    status: 201,
  },
} as const satisfies Record<string, Route>;
