import type * as forms from '../forms/use-service-form';

export type WatchedForm = forms.FormOptions<Record<string, unknown>>;

let latest: WatchedForm | undefined;

/**
 * Stands for `use-form` in a test: everything works as before, and what a component gave it can be had. Mocked modules
 * are imported afterwards: `jest.unstable_mockModule('@werkbank/kit/use-service-form', () => watchForms(actual))`.
 */
export function watchForms({ useServiceForm }: typeof forms): typeof forms {
  return {
    useServiceForm(options) {
      latest = options as unknown as WatchedForm;
      return useServiceForm(options);
    },
  };
}

/** The form that was drawn last, with its check and its way to send. */
export function drawnForm(): WatchedForm {
  if (!latest) throw new Error('no form was drawn');
  return latest;
}
