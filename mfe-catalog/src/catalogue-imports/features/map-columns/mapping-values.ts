import type { ImportMapping } from '@werkbank/contracts/entities';
import type { CallRequest } from '@werkbank/contracts/calls';
import type { Formats } from '@werkbank/kit/formats';

/** The field of columns that are left out. */
export const leftOutField = 'leftOut';

/** The meaning of a head. */
export interface MappedHead {
  readonly field: string;
  readonly of: string;
  readonly unit: string;
}

export interface MappingValues {
  /** In the order of the heads. */
  columns: readonly MappedHead[];
  leadTimeDays: string;
  currency: string;
  dispatchLocationId: string;
}

export const leftOut: MappedHead = { field: leftOutField, of: '', unit: '' };

/** The form's values of a mapping that is known already or was guessed. */
export function mappingValues({ heads, columns, defaults }: ImportMapping): MappingValues {
  return {
    columns: heads.map((_, index) => {
      const { field, of, unit } = columns[index] ?? leftOut;
      return { field, of: of ?? '', unit: unit ?? '' };
    }),
    leadTimeDays: String(defaults.leadTimeDays),
    currency: defaults.currency,
    dispatchLocationId: defaults.dispatchLocationId === null ? '' : String(defaults.dispatchLocationId),
  };
}

type Body = CallRequest<'saveImportMapping'>['body'];

/** The body of the call. */
export function mappingBody(
  { heads }: Pick<ImportMapping, 'heads'>,
  { columns, leadTimeDays, currency, dispatchLocationId }: MappingValues,
  formats: Pick<Formats, 'read'>,
): Body {
  return {
    columns: heads.map((_, index) => {
      const { field, of, unit } = columns[index] ?? leftOut;
      return { field, of: of.trim() || null, unit: unit.trim() || null };
    }),
    defaults: {
      leadTimeDays: Number(formats.read(leadTimeDays)),
      currency,
      dispatchLocationId: dispatchLocationId === '' ? null : Number(dispatchLocationId),
    },
  };
}

/** Labels of required fields that no column has. */
export function missingFields(fields: ImportMapping['fields'], columns: readonly MappedHead[]): string[] {
  const mapped = new Set(columns.map(({ field }) => field));
  return fields.filter(({ field, required }) => required && !mapped.has(field)).map(({ label }) => label);
}

/** Meanings that several columns have, by `keyOf`. */
export function mappedTwice(columns: readonly MappedHead[]): ReadonlySet<string> {
  const keys = columns.filter(({ field }) => field !== leftOutField).map(keyOf);
  return new Set(keys.filter((key, index) => keys.indexOf(key) !== index));
}

export const keyOf = ({ field, of }: MappedHead): string => JSON.stringify([field, of.trim()]);
