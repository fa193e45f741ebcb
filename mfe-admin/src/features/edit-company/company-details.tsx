import type { Company } from '@werkbank/contracts/entities';
import { usePreferences } from '@werkbank/kit/host';
import { Descriptions } from '@werkbank/kit/panel';
import { kantonName } from '@werkbank/kit/kantons';
import { useTranslation } from 'react-i18next';
import { demands } from './company-values';

/** A company's data for users who may only read it. */
export function CompanyDetails({ company }: { company: Company }) {
  const { t } = useTranslation('admin');
  const { language } = usePreferences();
  return (
    <Descriptions
      items={[
        [t('company.name'), company.name],
        [t('company.customerType'), company.customerType && t(`customers.types.${company.customerType}`)],
        [t('company.taxNumber'), company.taxNumber],
        [t('company.eoriNumber'), company.eoriNumber ?? null],
        [t('company.kanton'), company.kanton && kantonName(company.kanton, language)],
        [t('company.phone'), company.phone],
        [
          t('company.demands'),
          demands
            .filter((name) => company[name])
            .map((name) => t(`company.${name}`))
            .join(', '),
        ],
      ]}
    />
  );
}
