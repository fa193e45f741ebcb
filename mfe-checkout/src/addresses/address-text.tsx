import type { Address } from '@werkbank/contracts/entities';
import css from './addresses.module.css';

/** An address in postal format. */
export function AddressText({ address }: { address: Omit<Address, 'id' | 'type'> }) {
  return (
    <address className={css.address}>
      <strong>{address.name}</strong>
      <span>{`${address.street} ${address.house}`}</span>
      {address.addressSupplement ? <span>{address.addressSupplement}</span> : null}
      <span>{`${address.country}-${address.zipCode} ${address.city}`}</span>
    </address>
  );
}
