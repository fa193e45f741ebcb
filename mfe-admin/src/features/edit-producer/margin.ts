import { type NumberField, numberMessage, UnreadNumber } from '@werkbank/contracts/numbers';
import type { Formats } from '@werkbank/kit/formats';

const marginField: NumberField = { decimals: 1, units: ['%'] };

/** The platform's margin is kept as a fraction and typed as per cent with one decimal. */
export function marginText(fraction: number, formats: Formats): string {
  return formats.number(fraction * 100, 1);
}

/**
 * The fraction for a typed percentage; undefined for an empty field. A text that is not one number stays
 * as it is.
 */
export function marginOf(text: string, formats: Formats): number | UnreadNumber | undefined {
  if (text.trim() === '') return undefined;
  const percent = formats.read(text, marginField);
  // Floating point would turn 5.3 % into a fraction with more decimals than the contract allows.
  return typeof percent === 'number' ? Number((percent / 100).toFixed(8)) : percent;
}

/** The contract's rule for the fraction, with a message in per cent. */
export async function marginError(
  text: string,
  formats: Formats,
  label: string,
): Promise<string | undefined> {
  const [{ producerData }, { refusalOfIssue }, { errorMessage }] = await Promise.all([
    import('@werkbank/contracts/entities'),
    import('@werkbank/contracts/validation'),
    import('@werkbank/contracts/errors'),
  ]);
  const { language } = formats;
  const fraction = marginOf(text, formats);
  if (fraction === undefined) return errorMessage('FIELD_REQUIRED', language, { field: label });
  if (fraction instanceof UnreadNumber) return numberMessage(fraction, language);
  const result = producerData.shape.platformMargin.safeParse(fraction);
  if (result.success) return undefined;
  const { code, params } = refusalOfIssue(result.error.issues, fraction);
  const inPercent = Object.entries(params ?? {}).map(([name, value]) => [
    name,
    name === 'fractionDigits' ? value : Number(value) * 100,
  ]);
  return errorMessage(code, language, Object.fromEntries(inPercent));
}
