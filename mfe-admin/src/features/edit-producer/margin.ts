import { type NumberField, numberMessage, UnreadNumber } from '@werkbank/contracts/numbers';
import type { Formats } from '@werkbank/kit/formats';

const marginField: NumberField = { decimals: 1, units: ['%'] };

/** The platform's margin is kept as a fraction and typed as per cent with one decimal. */
export function marginText(fraction: number, formats: Formats): string {
  return formats.number(fraction * 100, 1);
}

/** The fraction that was typed as per cent; undefined where nothing was. What is no number, or two, stays as it is. */
export function marginOf(text: string, formats: Formats): number | UnreadNumber | undefined {
  if (text.trim() === '') return undefined;
  const percent = formats.read(text, marginField);
  // Divided in floating point, 5.3 % would have a tail that the contract's rule of one decimal would see.
  return typeof percent === 'number' ? Number((percent / 100).toFixed(8)) : percent;
}

/** What is wrong with a margin: the contract's rule of the fraction, said in per cent. */
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
