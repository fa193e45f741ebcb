import type { CountryPriceFactor } from '@werkbank/contracts/entities';
import { Button } from '@werkbank/kit/button';
import { useFormats } from '@werkbank/kit/formats';
import * as icons from '@werkbank/kit/icons';
import { countryName } from '@werkbank/kit/names';
import { Page } from '@werkbank/kit/page';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Route } from 'react-router';
import { DeskPages } from '../../desk/desk-pages';
import { DeleteFactor } from '../features/set-country-price-factors/delete-factor';
import { FactorDialog } from '../features/set-country-price-factors/factor-dialog';
import { FactorList } from '../features/set-country-price-factors/factor-list';

/** Below /management/country-price-factors: by what list prices are multiplied in each country. */
export default function CountryPriceFactorsPage() {
  const { t } = useTranslation('orders');
  return (
    <DeskPages title={t('factor.title')}>
      <Route path="*" element={<Factors />} />
    </DeskPages>
  );
}

function Factors() {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  /** `null` is a new one. */
  const [edited, setEdited] = useState<CountryPriceFactor | null>();
  const [leaving, setLeaving] = useState<CountryPriceFactor>();
  const nameOf = ({ targetCountry, validFrom }: CountryPriceFactor) =>
    [
      countryName(targetCountry, formats.language),
      ...(validFrom === null ? [] : [formats.date(validFrom)]),
    ].join(', ');
  return (
    <Page
      title={t('factor.title')}
      lead={t('factor.lead')}
      actions={
        <Button kind="primary" icon={icons.plus} onClick={() => setEdited(null)}>
          {t('factor.add')}
        </Button>
      }
    >
      <FactorList nameOf={nameOf} onEdit={setEdited} onDelete={setLeaving} />
      {edited === undefined ? null : <FactorDialog factor={edited} onClose={() => setEdited(undefined)} />}
      {leaving ? (
        <DeleteFactor factor={leaving} name={nameOf(leaving)} onClose={() => setLeaving(undefined)} />
      ) : null}
    </Page>
  );
}
