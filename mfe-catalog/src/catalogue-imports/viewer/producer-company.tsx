import { useApiMutation, useApiQuery } from '@werkbank/kit/api';
import { ErrorState } from '@werkbank/kit/feedback';
import { SelectField } from '@werkbank/kit/ui/select-field';
import { Switch } from '@werkbank/kit/ui/switch';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './viewer.module.css';
import { useProducerCompany } from './use-producer-company';

/** The platform's choice of a producer's company, and the switch for approvals unless `settings` is false. */
export function ProducerCompany({ settings = true }: { settings?: boolean }) {
  const { t } = useTranslation('imports');
  const { chooses, companyId, choose } = useProducerCompany();
  const [search, setSearch] = useState('');
  const producers = useApiQuery(
    'listProducers',
    { query: { search } },
    { enabled: chooses, keepPrevious: true },
  );
  if (!chooses) return null;
  if (producers.error && !producers.data) {
    return <ErrorState error={producers.error} retry={() => void producers.refetch()} />;
  }
  const options = (producers.data?.producers ?? []).flatMap(({ algoliaId, companies }) =>
    companies.map(({ id, name }) => ({ value: String(id), label: `${name} (${algoliaId})` })),
  );
  return (
    <div className={css.company}>
      <SelectField
        label={t('company.label')}
        help={companyId === undefined ? t('company.help') : undefined}
        placeholder={t('company.placeholder')}
        options={options}
        loading={producers.isFetching}
        onSearch={setSearch}
        value={companyId === undefined ? '' : String(companyId)}
        onChange={choose}
      />
      {companyId === undefined || !settings ? null : <Approval companyId={companyId} />}
    </div>
  );
}

function Approval({ companyId }: { companyId: number }) {
  const { t } = useTranslation('imports');
  const settings = useApiQuery('getImportSettings', { params: { companyId } });
  const save = useApiMutation('saveImportSettings', {
    success: t('company.saved'),
    changes: ['getImportSettings'],
  });
  if (settings.error && !settings.data) {
    return <ErrorState error={settings.error} retry={() => void settings.refetch()} />;
  }
  return (
    <Switch
      checked={settings.data?.needsApproval ?? false}
      busy={settings.isPending || save.isPending}
      onChange={(needsApproval) => save.mutate({ params: { companyId }, body: { needsApproval } })}
    >
      {t('company.needsApproval')}
    </Switch>
  );
}
