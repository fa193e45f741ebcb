import type { Address } from '@werkbank/contracts/entities';
import { useFormats } from '@werkbank/kit/formats';
import { countryName } from '@werkbank/kit/names';
import css from './order.module.css';

/** An address as it stands on a parcel. */
export function AddressLines({ address }: { address: Address }) {
  const { language } = useFormats();
  const { name, street, house, addressSupplement, zipCode, city, country } = address;
  return (
    <address className={css.address}>
      {name}
      <br />
      {addressSupplement ? (
        <>
          {addressSupplement}
          <br />
        </>
      ) : null}
      {`${street} ${house}`}
      <br />
      {`${zipCode} ${city}`}
      <br />
      {countryName(country, language)}
    </address>
  );
}
