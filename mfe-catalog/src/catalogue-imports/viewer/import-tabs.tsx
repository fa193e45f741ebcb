import { Tabs } from '@werkbank/kit/tabs';
import { useTranslation } from 'react-i18next';
import { featuresPath, importsPath, placesPath, unplacedPath } from './import-paths';
import { useProducerCompany } from './use-producer-company';

/** The views of bringing in a catalogue. */
export function ImportTabs({ current }: { current: 'imports' | 'places' | 'features' | 'unplaced' }) {
  const { t } = useTranslation('imports');
  const { search } = useProducerCompany();
  return (
    <Tabs
      label={t('tabs.label')}
      current={current}
      tabs={[
        { key: 'imports', label: t('tabs.imports'), to: importsPath + search },
        { key: 'places', label: t('tabs.places'), to: placesPath + search },
        { key: 'features', label: t('tabs.features'), to: featuresPath + search },
        { key: 'unplaced', label: t('tabs.unplaced'), to: unplacedPath + search },
      ]}
    />
  );
}
