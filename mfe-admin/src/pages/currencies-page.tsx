import { Button } from '@werkbank/kit/button';
import * as icons from '@werkbank/kit/icons';
import { Page } from '@werkbank/kit/page';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeleteRate } from '../features/edit-exchange-rates/delete-rate';
import { RateDialog } from '../features/edit-exchange-rates/rate-dialog';
import { RateList } from '../features/edit-exchange-rates/rate-list';
import type { Rate } from '../features/edit-exchange-rates/rate-values';
import { OfferedCurrencies } from '../features/offer-currencies/offered-currencies';

/** Offered currencies and exchange rates by period. */
export default function CurrenciesPage() {
  const { t } = useTranslation('admin');
  /** `null` is a new one. */
  const [edited, setEdited] = useState<Rate | null>();
  const [leaving, setLeaving] = useState<Rate>();
  return (
    <Page
      title={t('currencies.title')}
      lead={t('currencies.lead')}
      actions={
        <Button kind="primary" icon={icons.plus} onClick={() => setEdited(null)}>
          {t('currencies.add')}
        </Button>
      }
    >
      <OfferedCurrencies />
      <RateList onEdit={setEdited} onDelete={setLeaving} />
      {edited === undefined ? null : <RateDialog rate={edited} onClose={() => setEdited(undefined)} />}
      {leaving ? <DeleteRate rate={leaving} onClose={() => setLeaving(undefined)} /> : null}
    </Page>
  );
}
