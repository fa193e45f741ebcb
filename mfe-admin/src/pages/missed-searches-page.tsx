import type { MissedSearch } from '@werkbank/contracts/entities';
import { synonymLimits } from '@werkbank/contracts/limits';
import { useHost } from '@werkbank/kit/host';
import { Page } from '@werkbank/kit/page';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SynonymDialog } from '../features/edit-synonyms/synonym-dialog';
import { keyOfSearch, MissedSearchList } from '../features/list-missed-searches/missed-search-list';
import { SearchTabs } from '../search-tabs/search-tabs';

/** Searches of all people that found too little. */
export default function MissedSearchesPage() {
  const { t } = useTranslation('admin');
  const { api } = useHost();
  const [taught, setTaught] = useState<MissedSearch>();
  const [found, setFound] = useState<Readonly<Record<string, number>>>({});
  const findAgain = async (search: MissedSearch) => {
    const { text: q, language: lng } = search;
    // Explained searches are not counted.
    const { totalItems } = await api('searchArticles', { query: { q, lng, explain: 'true' } });
    setFound((before) => ({ ...before, [keyOfSearch(search)]: totalItems }));
  };
  return (
    <Page title={t('searches.title')} lead={t('searches.lead')}>
      <SearchTabs current="searches" />
      <MissedSearchList found={found} onAdd={setTaught} />
      {taught ? (
        <SynonymDialog
          synonym={null}
          start={{ language: taught.language, word: taught.missing.slice(0, synonymLimits.word) }}
          // The number of hits is an extra.
          onSaved={() => void findAgain(taught).catch(() => undefined)}
          onClose={() => setTaught(undefined)}
        />
      ) : null}
    </Page>
  );
}
