export { bearerToken } from './bearer-token.js';
export { callerOf } from './caller-of.js';
export { cookieValue } from './cookie-value.js';
export { KnownDevices } from './known-devices.js';
export { preferredLanguage } from './preferred-language.js';
export { type TokenClaims, toSignedInUser } from './token-claims.js';
export { TokenCheck, type TokenCheckSettings, tokenCheckFor } from './token-check.js';
