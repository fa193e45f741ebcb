import { Button } from '@werkbank/kit/button';
import { Form } from '@werkbank/kit/form';
import * as icons from '@werkbank/kit/icons';
import { TextField } from '@werkbank/kit/text-fields';
import { useServiceForm } from '@werkbank/kit/use-service-form';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Lets people name the company whose sign-in they use, without a link that names it. */
export function CompanyForm({ busy, onCompany }: { busy: boolean; onCompany: (company: string) => void }) {
  const { t } = useTranslation('login');
  const form = useServiceForm({
    initial: { company: '' },
    check: ({ company }): { company?: string } =>
      company.trim() === '' ? { company: t('login.companyMissing') } : {},
    save: async ({ company }) => onCompany(company.trim().toLowerCase()),
  });
  const company = form.field('company');
  useEffect(() => document.getElementById(company.id)?.focus(), [company.id]);
  return (
    <Form form={form} label={t('login.singleSignOn')}>
      <TextField
        label={t('login.company')}
        help={t('login.companyHelp')}
        autoComplete="organization"
        autoCapitalize="none"
        {...company}
      />
      <div>
        <Button type="submit" icon={icons.external} busy={busy}>
          {t('login.singleSignOn')}
        </Button>
      </div>
    </Form>
  );
}
