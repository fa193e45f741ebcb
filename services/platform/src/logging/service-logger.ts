import { type DestinationStream, type Logger, pino } from 'pino';
import { currentRequest } from '../request/request-scope.js';
import { LogOutput } from './log-output.js';

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

let stdout: DestinationStream | undefined;

/** One for all loggers, so that their lines do not come into each other. */
function standardOutput(): DestinationStream {
  stdout ??= new LogOutput(1);
  return stdout;
}

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
    destination ?? standardOutput(),
  );
}

/**
 * For lines about calls, of which there is one for each: they have the fields of `AnsweredCall`, none of which holds
 * credentials, so that none are looked for.
 */
export function callLogger(domain: string, level: string, destination?: DestinationStream): CallLogger {
  const logger = serviceLogger(domain, level, destination).child({ context: 'http' }, { redact: [] });
  return { answered: (call) => logger.info(call, 'answered') };
}

interface AnsweredCall {
  requestId: string;
  method: string;
  /** The pattern of the route, never the address. */
  route: string;
  status: number;
  /** Milliseconds until the last byte was sent. */
  ms: number;
}

export interface CallLogger {
  answered(call: AnsweredCall): void;
}
