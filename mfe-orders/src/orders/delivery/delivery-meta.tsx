import { awaitsDispatch, unmeasuredShippers } from '@werkbank/contracts/delivery';
import type { Delivery } from '@werkbank/contracts/entities';
import { DateText } from '@werkbank/kit/formatted-values';
import { type Formats, useFormats } from '@werkbank/kit/formats';
import { countryName } from '@werkbank/kit/names';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isLate, Late } from '../order/late';
import css from './delivery.module.css';
import { useActionName } from '../order/delivery-name';
import { PlannedDate } from './planned-date';

export type ChangedField = 'date' | 'dispatchLocation' | 'items';

/** Dispatch date and location of a delivery, its carrier and its parcel. */
export function DeliveryMeta({
  delivery,
  changed,
}: {
  delivery: Delivery;
  changed: ReadonlySet<ChangedField>;
}) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const { dispatchLocation, parcel, shipper, sentAt, trackingUrl } = delivery;
  return (
    <dl className={css.meta}>
      {sentAt === null ? (
        <Meta name={t('delivery.planned')} changed={changed.has('date')}>
          <PlannedDate delivery={delivery} />
          {awaitsDispatch(delivery.status) && isLate(delivery.plannedShipmentDate) ? <Late /> : null}
        </Meta>
      ) : (
        <Meta name={t('delivery.sent')}>
          <DateText iso={sentAt} />
          <span className={css.why}>
            {` (${t('delivery.wasPlanned', { date: formats.date(delivery.plannedShipmentDate) })})`}
          </span>
        </Meta>
      )}
      <Meta name={t('delivery.from')} changed={changed.has('dispatchLocation')}>
        {`${dispatchLocation.city}, ${countryName(dispatchLocation.country, formats.language)}`}
      </Meta>
      <Meta name={t('delivery.shipper')}>
        {t(`shippers.${shipper}`)}
        {trackingUrl ? <TrackingLink delivery={delivery} url={trackingUrl} /> : null}
      </Meta>
      <ParcelMeta delivery={delivery} />
      {parcel.mrnNumber ? <Meta name={t('delivery.mrn')}>{parcel.mrnNumber}</Meta> : null}
    </dl>
  );
}

/** To the carrier's page, which opens beside the order. */
function TrackingLink({ delivery, url }: { delivery: Delivery; url: string }) {
  const { t } = useTranslation('orders');
  const { children, ...named } = useActionName(delivery)(t('delivery.followParcel'));
  return (
    <>
      {' · '}
      <a {...named} href={url} target="_blank" rel="noreferrer">
        {children}
      </a>
    </>
  );
}

/** Weight and size of a parcel; empty for shippers without them. */
function ParcelMeta({ delivery: { parcel, shipper } }: { delivery: Delivery }) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const { weight, length, width, height } = parcel;
  if (unmeasuredShippers.includes(shipper)) return null;
  const sides = [length, width, height].filter((side) => side !== null);
  return (
    <>
      {weight === null ? null : (
        <Meta name={t('delivery.weight')}>
          {t('delivery.weightOf', { weight: measure(weight, formats) })}
        </Meta>
      )}
      {sides.length < 3 ? null : (
        <Meta name={t('delivery.size')}>
          {t('delivery.sizeOf', { size: sides.map((side) => measure(side, formats)).join('\u00a0×\u00a0') })}
        </Meta>
      )}
    </>
  );
}

/** A measure with as many decimals as it has. */
function measure(value: number, formats: Formats): string {
  return formats.number(value, String(value).split('.')[1]?.length ?? 0);
}

function Meta({ name, changed = false, children }: { name: string; changed?: boolean; children: ReactNode }) {
  const { t } = useTranslation('orders');
  return (
    <div className={changed ? css.changed : undefined}>
      <dt>{name}</dt>
      <dd>
        {children}
        {changed ? <span className={css.changedWord}>{t('delivery.changed')}</span> : null}
      </dd>
    </div>
  );
}
