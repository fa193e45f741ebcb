import { usePreferences } from '@werkbank/kit/host';
import { currencyName } from '@werkbank/kit/names';
import { TextField } from '@werkbank/kit/ui/input';
import { useApiMutation } from '@werkbank/kit/api';
import { useServiceForm } from '@werkbank/kit/use-service-form';
import { useTranslation } from 'react-i18next';
import { contractErrors } from '@werkbank/kit/contract-errors';
import { showCurrencies } from '../../cache-updates/currencies';
import { FormDialog } from '@werkbank/kit/ui/form-dialog';

/**
 * Offers a further currency. Its code is typed, because a list of hundreds is hard to search; the shown
 * name confirms the choice.
 */
export function OfferDialog({ offered, onClose }: { offered: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const { language } = usePreferences();
  const offer = useApiMutation('offerCurrency', {
    success: ({ currencies }) => t('offer.added', { currency: currencies.at(-1) }),
    changes: ['listCurrencies'],
    local: showCurrencies,
    silent: true,
  });
  const form = useServiceForm({
    initial: { currency: '' },
    check: ({ currency }) =>
      offered.includes(codeOf(currency))
        ? { currency: t('offer.already') }
        : contractErrors(
            ({ newCurrency }) => newCurrency,
            { currency: codeOf(currency) },
            language,
            () => t('offer.code'),
          ),
    save: async ({ currency }) => {
      await offer.mutateAsync({ body: { currency: codeOf(currency) } });
      onClose();
    },
  });
  const code = codeOf(form.values.currency);
  const title = t('offer.add');
  return (
    <FormDialog form={form} title={title} action={title} onClose={onClose}>
      <TextField
        label={t('offer.code')}
        help={/^[A-Z]{3}$/.test(code) ? currencyName(code, language) : t('offer.codeHelp')}
        maxLength={3}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...form.field('currency')}
      />
    </FormDialog>
  );
}

const codeOf = (typed: string) => typed.trim().toUpperCase();
