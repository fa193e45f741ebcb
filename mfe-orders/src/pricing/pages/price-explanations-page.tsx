import { Page } from '@werkbank/kit/page';
import { Forbidden } from '@werkbank/kit/feedback';
import { useTranslation } from 'react-i18next';
import { AskedFields } from '../features/explain-price/asked-fields';
import { ExplainedPrice } from '../features/explain-price/explained-price';
import { useAsked } from '../features/explain-price/use-asked';
import { useViewer } from '../../viewer/viewer';

/** Explanation of a price, for its producer and for platform admins. The address holds the query. */
export default function PriceExplanationsPage() {
  const { t } = useTranslation('orders');
  const { kind } = useViewer();
  return (
    <Page title={t('explain.title')} lead={t('explain.lead')}>
      {kind === 'producer' || kind === 'admin' ? <Explanation /> : <Forbidden helper="platform" />}
    </Page>
  );
}

function Explanation() {
  const asked = useAsked();
  return (
    <>
      <AskedFields asked={asked} />
      <ExplainedPrice asked={asked} />
    </>
  );
}
