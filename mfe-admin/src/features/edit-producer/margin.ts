import type { Language } from '@werkbank/contracts/limits';
import { formatNumber, parseNumber } from '@werkbank/kit/numbers';

/** The platform's margin is kept as a fraction and typed as per cent with one decimal. */
export function marginText(fraction: number, language: Language): string {
  return formatNumber(fraction * 100, language, 1);
}

/** The fraction that was typed as per cent; undefined where it is not a number. */
export function marginOf(text: string, language: Language): number | undefined {
  const percent = parseNumber(text, language);
  // Divided in floating point, 5.3 % would have a tail that the contract's rule of one decimal would see.
  return percent === undefined ? undefined : Number((percent / 100).toFixed(8));
}

/** What is wrong with a margin: the contract's rule of the fraction, said in per cent. */
export async function marginError(text: string, language: Language): Promise<string | undefined> {
  const [{ producerData }, { refusalOfIssue }, { errorMessage }] = await Promise.all([
    import('@werkbank/contracts/entities'),
    import('@werkbank/contracts/validation'),
    import('@werkbank/contracts/errors'),
  ]);
  const fraction = marginOf(text, language);
  if (fraction === undefined) return errorMessage('NOT_A_NUMBER', language, {});
  const result = producerData.shape.platformMargin.safeParse(fraction);
  if (result.success) return undefined;
  const { code, params } = refusalOfIssue(result.error.issues, fraction);
  const inPercent = Object.entries(params ?? {}).map(([name, value]) => [
    name,
    name === 'fractionDigits' ? value : Number(value) * 100,
  ]);
  return errorMessage(code, language, Object.fromEntries(inPercent));
}
