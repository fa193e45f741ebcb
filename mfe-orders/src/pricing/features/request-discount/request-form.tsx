import { discountLimits } from '@werkbank/contracts/limits';
import { Button } from '@werkbank/kit/button';
import { Form, FormRow } from '@werkbank/kit/form';
import { useFormats } from '@werkbank/kit/formats';
import { useCountryOptions } from '@werkbank/kit/offered-options';
import { ErrorState } from '@werkbank/kit/feedback';
import { TextArea } from '@werkbank/kit/ui/input';
import { MultiSelectField, SelectField } from '@werkbank/kit/ui/select-field';
import { UnsavedGuard } from '@werkbank/kit/unsaved-guard';
import { useApiMutation } from '@werkbank/kit/api';
import { useServiceForm } from '@werkbank/kit/use-service-form';
import { useTranslation } from 'react-i18next';
import css from '../../rules/rules.module.css';
import { useViewer } from '../../../viewer/viewer';
import { ArticleField } from './article-field';
import { requestErrors, requestOf, type RequestValues } from './request-values';
import { useProducers } from './use-producers';

/** Asks producers of a country for a discount. */
export function RequestForm({ initial, onSent }: { initial: RequestValues; onSent: () => void }) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const viewer = useViewer();
  const labelOf = (name: string) => t(`request.field.${name}`);
  const send = useApiMutation('requestDiscount', {
    success: t('done.discountRequested'),
    changes: ['listOwnDiscountRequests'],
    silent: true,
  });
  const form = useServiceForm({
    initial,
    fieldOf: (path) => path.split('.')[0] ?? path,
    check: (values) => requestErrors(values, formats.language, labelOf),
    save: async (values) => {
      await send.mutateAsync({ body: requestOf(values) });
      onSent();
    },
  });
  const { country } = form.values;
  const producers = useProducers(country, viewer.kind === 'producer' ? viewer.companyId : undefined);
  const countries = useCountryOptions(country);
  if (producers.error) return <ErrorState error={producers.error} retry={producers.again} />;
  return (
    <Form form={form} label={t('request.title')}>
      <FormRow>
        <SelectField
          label={labelOf('country')}
          help={t('request.countryHelp')}
          options={countries}
          {...form.field('country')}
          // Others deliver there.
          onChange={(next) => form.set({ country: next, producers: [] })}
        />
        <MultiSelectField
          label={labelOf('producers')}
          help={
            producers.options.length > 0 || producers.loading
              ? t('request.producersHelp')
              : t('request.noProducers')
          }
          options={producers.options}
          loading={producers.loading}
          {...form.field('producers')}
        />
      </FormRow>
      <ArticleField field={form.field('articleId')} />
      <TextArea
        label={labelOf('remarks')}
        help={t('request.remarksHelp', { max: formats.number(discountLimits.remarks) })}
        optional
        {...form.field('remarks')}
      />
      <div className={css.buttons}>
        <Button kind="primary" type="submit" busy={form.busy}>
          {t('request.send')}
        </Button>
      </div>
      <UnsavedGuard form={form} />
    </Form>
  );
}
