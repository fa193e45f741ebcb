import type { Synonym } from '@werkbank/contracts/entities';
import { Button } from '@werkbank/kit/button';
import * as icons from '@werkbank/kit/icons';
import { Page } from '@werkbank/kit/page';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeleteSynonym } from '../features/edit-synonyms/delete-synonym';
import { SynonymDialog } from '../features/edit-synonyms/synonym-dialog';
import { SynonymList } from '../features/edit-synonyms/synonym-list';
import { SearchTabs } from '../search-tabs/search-tabs';

/** The shop's own words for the search. */
export default function SynonymsPage() {
  const { t } = useTranslation('admin');
  /** `null` is a new one. */
  const [edited, setEdited] = useState<Synonym | null>();
  const [leaving, setLeaving] = useState<Synonym>();
  return (
    <Page
      title={t('synonyms.title')}
      lead={t('synonyms.lead')}
      actions={
        <Button kind="primary" icon={icons.plus} onClick={() => setEdited(null)}>
          {t('synonyms.add')}
        </Button>
      }
    >
      <SearchTabs current="synonyms" />
      <SynonymList onEdit={setEdited} onDelete={setLeaving} />
      {edited === undefined ? null : <SynonymDialog synonym={edited} onClose={() => setEdited(undefined)} />}
      {leaving ? <DeleteSynonym synonym={leaving} onClose={() => setLeaving(undefined)} /> : null}
    </Page>
  );
}
