export { asRequestId, newRequestId, REQUEST_ID_HEADER } from './request-id.js';
export {
  asNobody,
  asTheService,
  currentRequest,
  inBackground,
  type RequestKind,
  type RequestScope,
  runInRequest,
} from './request-scope.js';
export { nobody, type Reader, readerOf, theService } from './reader.js';
