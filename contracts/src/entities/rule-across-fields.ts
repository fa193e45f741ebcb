import type { z } from 'zod';
import type { ErrorCode, ErrorParams } from '../errors/index.js';

/**
 * Adds a rule over several fields, those that `needed` describes. It speaks as soon as they are right by themselves,
 * whatever is wrong with the others: by default zod is silent then, and who fills in a form would correct it twice.
 */
export function acrossFields<Form extends z.ZodObject, Needed>(
  form: Form,
  needed: z.ZodType<Needed>,
  rule: (
    values: Needed,
    refuse: (field: keyof Form['shape'] & string, code: ErrorCode, params?: ErrorParams) => void,
  ) => void,
): Form {
  return form.superRefine(
    (values, context) => {
      const { success, data } = needed.safeParse(values);
      if (!success) return;
      rule(data, (field, message, params = {}) =>
        context.addIssue({ code: 'custom', path: [field], message, params }),
      );
    },
    { when: () => true },
  );
}
