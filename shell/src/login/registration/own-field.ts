import { ApiError } from '@werkbank/contracts/client';

/**
 * The service names a field by its way through the request, `company.address.street`; the form has it under its last name.
 */
export function atOwnField(error: ApiError): ApiError {
  const { field } = error.body;
  if (field === undefined) return error;
  const own = field === 'company.address.name' ? 'addressName' : field.slice(field.lastIndexOf('.') + 1);
  return new ApiError(error.status, { ...error.body, field: own });
}
