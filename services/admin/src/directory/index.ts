export { AddressRecord, addressSchema } from './address/address.entity.js';
export { firstCalendar } from './address/first-calendar.js';
export { announceCompany } from './company/announce-company.js';
export { announceUntoldCompanies } from './company/announce-untold-companies.js';
export { auditedAddress, auditedCalendar, auditedCompany } from './company/audited-company.js';
export {
  administersCompany,
  type CompanyRef,
  lockCompany,
  mayHandleCompany,
} from './company/company-access.js';
export { buyingCompanyColumns, editableCompanyById } from './company/company-view.js';
export { CompanyRecord, companySchema } from './company/company.entity.js';
export { writtenAddress } from './address/written-address.js';
export { announceProducer } from './producer/announce-producer.js';
export { managedProducerById, managedProducerColumns } from './producer/producer-view.js';
export { ProducerRecord, producerSchema } from './producer/producer.entity.js';
export { announceRights } from './user/announce-rights.js';
export { administers, isOneself, isPlatformAdmin, mayHandleUser } from './user/user-access.js';
export {
  auditedUser,
  companyIsThere,
  emailInUse,
  holderOfEmail,
  isLastPlatformAdmin,
  lockUser,
  nameOf,
  stillAdministers,
} from './user/user-rows.js';
export { managedUserById, managedUserColumns, userOfAccount } from './user/user-view.js';
export { UserRecord, userSchema } from './user/user.entity.js';
export { type DescribedUser, putBackUser, writeUser, type WrittenUser } from './user/write-user.js';
