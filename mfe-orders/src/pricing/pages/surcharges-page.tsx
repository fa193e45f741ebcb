import type { Surcharge } from '@werkbank/contracts/entities';
import { Button } from '@werkbank/kit/button';
import { useFormats } from '@werkbank/kit/formats';
import * as icons from '@werkbank/kit/icons';
import { Page } from '@werkbank/kit/page';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Route } from 'react-router';
import { DeskPages } from '../../desk/desk-pages';
import { DeleteSurcharge } from '../features/set-surcharges/delete-surcharge';
import { SurchargeDialog } from '../features/set-surcharges/surcharge-dialog';
import { SurchargeList } from '../features/set-surcharges/surcharge-list';

/** Surcharges on material groups, below /management/surcharges. */
export default function SurchargesPage() {
  const { t } = useTranslation('orders');
  return (
    <DeskPages title={t('surcharge.title')}>
      <Route path="*" element={<Surcharges />} />
    </DeskPages>
  );
}

function Surcharges() {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  /** `null` is a new one. */
  const [edited, setEdited] = useState<Surcharge | null>();
  const [leaving, setLeaving] = useState<Surcharge>();
  const nameOf = ({ materialGroupName, validFrom }: Surcharge) =>
    [materialGroupName, ...(validFrom === null ? [] : [formats.date(validFrom)])].join(', ');
  return (
    <Page
      title={t('surcharge.title')}
      lead={t('surcharge.lead')}
      actions={
        <Button kind="primary" icon={icons.plus} onClick={() => setEdited(null)}>
          {t('surcharge.add')}
        </Button>
      }
    >
      <SurchargeList nameOf={nameOf} onEdit={setEdited} onDelete={setLeaving} />
      {edited === undefined ? null : (
        <SurchargeDialog surcharge={edited} onClose={() => setEdited(undefined)} />
      )}
      {leaving ? (
        <DeleteSurcharge surcharge={leaving} name={nameOf(leaving)} onClose={() => setLeaving(undefined)} />
      ) : null}
    </Page>
  );
}
