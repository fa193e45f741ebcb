import { type DestinationStream, type Logger, pino } from 'pino';
import { currentRequest } from '../request/request-scope.js';

const secretNames = [
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'newPassword',
  'oldPassword',
  'token',
  'accessToken',
  'refreshToken',
  'access_token',
  'refresh_token',
  'client_secret',
];
const secretPaths = secretNames.flatMap((name) =>
  ['', '*.', '*.*.'].map((depth) =>
    name.includes('-') ? `${depth.replace(/\.$/, '')}["${name}"]` : `${depth}${name}`,
  ),
);

/** JSON lines on stdout with the domain and, inside of a request, its id; credentials never get into them. */
export function serviceLogger(domain: string, level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: { domain },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      mixin: () => {
        const request = currentRequest();
        return request ? { requestId: request.requestId } : {};
      },
      redact: { paths: secretPaths, censor: '[hidden]' },
    },
    destination ?? pino.destination(1),
  );
}
