import { Tabs } from '@werkbank/kit/tabs';
import { useTranslation } from 'react-i18next';

/** The two lists of words for the search. */
export function SearchTabs({ current }: { current: 'searches' | 'synonyms' }) {
  const { t } = useTranslation('admin');
  return (
    <Tabs
      label={t('searches.parts')}
      current={current}
      tabs={[
        { key: 'searches', label: t('searches.title'), to: '/management/searches' },
        { key: 'synonyms', label: t('synonyms.title'), to: '/management/searches/synonyms' },
      ]}
    />
  );
}
