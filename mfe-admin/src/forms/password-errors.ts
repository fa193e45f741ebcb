import type { Language } from '@werkbank/contracts/localization';
import { contractErrors, type ErrorsByField } from '@werkbank/kit/contract-errors';

type SchemaOf = Parameters<typeof contractErrors>[0];

const passwordOnly: SchemaOf = (entities) =>
  entities.userData.pick({}).extend({ password: entities.password });

/** Errors of a new password that is typed twice. */
export async function passwordErrors(
  { password, repeat }: { password: string; repeat: string },
  language: Language,
  labelOf: (field: string) => string,
): Promise<ErrorsByField> {
  const [errors, { errorMessage }] = await Promise.all([
    contractErrors(passwordOnly, { password }, language, labelOf),
    import('@werkbank/contracts/errors'),
  ]);
  return password === repeat
    ? errors
    : { ...errors, repeat: errorMessage('PASSWORDS_NOT_MATCH', language, {}) };
}

/** Errors of the old password, except a wrong one: only the service can check that. */
export async function oldPasswordErrors(
  oldPassword: string,
  language: Language,
  labelOf: (field: string) => string,
): Promise<ErrorsByField> {
  const { errorMessage } = await import('@werkbank/contracts/errors');
  if (oldPassword === '') {
    return { oldPassword: errorMessage('FIELD_REQUIRED', language, { field: labelOf('oldPassword') }) };
  }
  const schemaOf: SchemaOf = ({ passwordChange }) => passwordChange.pick({ oldPassword: true });
  return contractErrors(schemaOf, { oldPassword }, language, labelOf);
}
