export { asRequestId, newRequestId, REQUEST_ID_HEADER } from './request-id.js';
export { currentRequest, type RequestKind, type RequestScope, runInRequest } from './request-scope.js';
