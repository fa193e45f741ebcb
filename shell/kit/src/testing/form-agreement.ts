import { act } from '@testing-library/react';
import { calls } from '@werkbank/contracts/calls';
import { ApiError } from '@werkbank/contracts/client';
import { type ErrorCode, errorMessage, errorStatus, type Refusal } from '@werkbank/contracts/errors';
import type { Language } from '@werkbank/contracts/localization';
import { UnreadNumber } from '@werkbank/contracts/numbers';
import type { RouteName } from '@werkbank/contracts/routes';
import { readPart, refusalOfIssue } from '@werkbank/contracts/validation';
import fc from 'fast-check';
import type { Fixtures } from './fixture-client';
import { drawnForm, type WatchedForm } from './watched-forms';

type Values = Record<string, unknown>;

export interface AgreementOptions {
  language: Language;
  /** Every field of the form with its possible input; a missing field fails the test. */
  fields: Record<string, fc.Arbitrary<unknown>>;
  /** The field of the form for a path of the request; undefined if the form has none. */
  fieldOf?: (path: string, values: Values) => string | undefined;
  /** Codes of errors at fields that only the form knows, because they are not sent. */
  own?: Record<string, ErrorCode>;
  /** Parameters in the form's units, if it shows a value in another unit than it sends. */
  worded?: (field: string, params: Refusal['params'], language: Language) => Refusal['params'];
  /** Sends the entered values, if that takes more than this form. */
  send?: (form: WatchedForm, values: Values) => Promise<unknown>;
}

/** Records the requests and refuses them, so the form stays as it is. */
export class Recorder {
  private last: { name: RouteName; request: unknown } | undefined;

  fixtures(...names: RouteName[]): Fixtures {
    const entries = names.map((name) => [name, (request: unknown) => this.note(name, request)]);
    return Object.fromEntries(entries) as Fixtures;
  }

  note(name: RouteName, request: unknown): never {
    this.last = { name, request };
    const code = 'PART_UNAVAILABLE';
    throw new ApiError(errorStatus(code), { code, message: errorMessage(code, 'en') });
  }

  /** The request of the work as the service receives it; undefined if it cannot be serialised. */
  async during(work: () => Promise<unknown>): Promise<{ name: RouteName; request: Values } | undefined> {
    this.last = undefined;
    await work();
    if (this.last === undefined) return undefined;
    const { name, request } = this.last;
    return { name, request: written(request) };
  }
}

/** A request after JSON. Unread numbers stay what they are, because no form sends them. */
function written(request: unknown): Values {
  const unread = new Map<string, UnreadNumber>();
  const text = JSON.stringify(request, function (this: Values, name, value: unknown) {
    const given = this[name];
    if (!(given instanceof UnreadNumber)) return value;
    const key = `unread number ${unread.size}`;
    unread.set(key, given);
    return key;
  });
  return JSON.parse(text, (_, value: unknown) =>
    typeof value === 'string' ? (unread.get(value) ?? value) : value,
  ) as Values;
}

/** Lets a form send its values, also those that its check would have kept. */
export async function sendIt(form: WatchedForm, values: Values): Promise<void> {
  // Caught within: what throws out of an act leaves React's queue of work behind.
  await act(async () => {
    await form.save(values).catch(onlyRefused);
  });
}

/** Passes the refusal of the recorder, and values that no address can hold. */
function onlyRefused(error: unknown): void {
  if (!(error instanceof ApiError) && !(error instanceof URIError)) throw error;
}

/** Everything that the service has against a request: its refusal of each field, the first one being what it answers. */
function refusalsOf(name: RouteName, request: Values): Refusal[] {
  for (const part of ['headers', 'body'] as const) {
    const schema: Parameters<typeof readPart>[0] | undefined = calls[name][part];
    if (!schema || !(part in request)) continue;
    const issues = schema.safeParse(request[part]).error?.issues ?? [];
    if (issues.length > 0) return issues.map((issue) => refusalOfIssue([issue], request[part]));
    const read = readPart(schema, request[part]);
    if ('refusal' in read) return [read.refusal];
  }
  return [];
}

/** The words of a refusal, whatever the form calls the field. */
function words(code: ErrorCode, params: Refusal['params'], language: Language): RegExp {
  const text = errorMessage(code, language, params).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${text.replace(String.raw`\{field\}`, '.+')}$`);
}

/** The form that was drawn last accepts the same values as the service, and shows the service's errors for the rest. */
export async function expectAgreement(recorder: Recorder, options: AgreementOptions): Promise<void> {
  const { language, fields, own = {}, fieldOf = (path) => path, worded = (_, params) => params } = options;
  const { send = sendIt } = options;
  const form = drawnForm();
  expect(Object.keys(fields).sort()).toEqual(Object.keys(form.initial).sort());

  const agrees = async (values: Values): Promise<void> => {
    const shown: Partial<Record<string, string>> = (await form.check?.(values)) ?? {};
    const sent = await recorder.during(() => send(form, values));
    if (sent === undefined) {
      expect(Object.keys(shown)).not.toEqual([]);
      return;
    }
    const against = refusalsOf(sent.name, sent.request);
    const said = new Set<string>();
    for (const refusal of against) {
      const field = fieldOf(refusal.field ?? '', values);
      if (field === undefined || said.has(field)) continue;
      said.add(field);
      expect({ [field]: shown[field] }).toEqual({
        [field]: expect.stringMatching(
          words(refusal.code, worded(field, refusal.params, language), language),
        ),
      });
    }
    if (against.length > 0) return;
    const ofItsOwn = Object.entries(shown).filter(
      ([field, text]) => own[field] === undefined || !words(own[field], {}, language).test(text ?? ''),
    );
    expect(ofItsOwn).toEqual([]);
  };
  await fc.assert(fc.asyncProperty(fc.record(fields), agrees), {
    numRuns: Number(process.env['FORM_RUNS'] ?? 60),
    // The printed seed of a failed run brings the same values again.
    ...(process.env['FORM_SEED'] === undefined ? {} : { seed: Number(process.env['FORM_SEED']) }),
  });
}
