import type { Address } from '@werkbank/contracts/entities';
import { IconButton } from '@werkbank/kit/button';
import * as icons from '@werkbank/kit/icons';
import { useTranslation } from 'react-i18next';
import css from './addresses.module.css';

/** An address in postal format, with its actions. */
export function AddressCard({
  address,
  onChange,
  onPlan,
  onDelete,
}: {
  address: Address;
  onChange: (() => void) | undefined;
  /** Edits the calendar of a dispatch location. */
  onPlan: (() => void) | undefined;
  onDelete: (() => void) | undefined;
}) {
  const { t } = useTranslation('admin');
  const place = `${address.name}, ${address.city}`;
  return (
    <li className={css.card}>
      <div>
        <p className={css.type}>{t(`address.type.${address.type}`)}</p>
        <address className={css.address}>
          <strong>{address.name}</strong>
          <span>{`${address.street} ${address.house}`}</span>
          {address.addressSupplement ? <span>{address.addressSupplement}</span> : null}
          <span>{`${address.country}-${address.zipCode} ${address.city}`}</span>
        </address>
      </div>
      <div className={css.actions}>
        {onPlan ? (
          <IconButton
            icon={icons.calendar}
            label={t('calendar.changeOf', { name: address.name })}
            onClick={onPlan}
          />
        ) : null}
        {onChange ? (
          <IconButton icon={icons.edit} label={t('address.changeOf', { place })} onClick={onChange} />
        ) : null}
        {onDelete ? (
          <IconButton icon={icons.trash} label={t('address.deleteOf', { place })} onClick={onDelete} />
        ) : null}
      </div>
    </li>
  );
}
