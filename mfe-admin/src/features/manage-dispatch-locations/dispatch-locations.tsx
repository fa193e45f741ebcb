import type { EditableAddress, ManagedProducer } from '@werkbank/contracts/entities';
import { Button, IconButton } from '@werkbank/kit/button';
import * as icons from '@werkbank/kit/icons';
import { Panel } from '@werkbank/kit/panel';
import { useApiMutation } from '@werkbank/kit/api';
import { DeleteButton } from '@werkbank/kit/ui/delete-dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { addressChange } from '../../cache-updates/companies';
import { CalendarDialog } from '../../dispatch-locations/calendar/calendar-dialog';
import { LocationDialog } from './location-dialog';
import css from './dispatch-locations.module.css';

type Company = ManagedProducer['companies'][number];

/** The companies of a producer, and for each where its goods leave. */
export function CompanyPanel({ company }: { company: Company }) {
  const { t } = useTranslation('admin');
  /** `null` is a new one. */
  const [edited, setEdited] = useState<EditableAddress | null>();
  const [planned, setPlanned] = useState<number>();
  const ofPlanned = company.dispatchLocations.find(({ id }) => id === planned);
  return (
    <Panel
      title={<Link to={`/management/producers/companies/${company.id}`}>{company.name}</Link>}
      actions={
        <Button kind="quiet" icon={icons.plus} onClick={() => setEdited(null)}>
          {t('producers.addLocation')}
        </Button>
      }
    >
      <ul className={css.locations} aria-label={t('producers.locationsOf', { company: company.name })}>
        {company.dispatchLocations.map((location) => (
          <LocationLine
            key={location.id}
            companyId={company.id}
            location={location}
            isLast={company.dispatchLocations.length === 1}
            onEdit={() => setEdited(location)}
            onPlan={() => setPlanned(location.id)}
          />
        ))}
      </ul>
      {edited === undefined ? null : (
        <LocationDialog
          companyId={company.id}
          location={company.dispatchLocations.find(({ id }) => id === edited?.id) ?? edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      {ofPlanned ? (
        <CalendarDialog companyId={company.id} location={ofPlanned} onClose={() => setPlanned(undefined)} />
      ) : null}
    </Panel>
  );
}

function LocationLine({
  companyId,
  location,
  isLast,
  onEdit,
  onPlan,
}: {
  companyId: number;
  location: EditableAddress;
  /** Goods have to leave from somewhere: the last one stays. */
  isLast: boolean;
  onEdit: () => void;
  onPlan: () => void;
}) {
  const { t } = useTranslation('admin');
  const remove = useApiMutation('deleteProducerCompanyAddress', {
    ...addressChange,
    success: t('producers.locationDeleted'),
  });
  const { name, street, house, zipCode, city, country } = location;
  return (
    <li>
      <span>
        <strong>{name}</strong>
        <span className={css.address}>{`${street} ${house}, ${country}-${zipCode} ${city}`}</span>
        {isLast ? <span className={css.address}>{t('producers.onlyLocation')}</span> : null}
      </span>
      <span className={css.actions}>
        <IconButton icon={icons.calendar} label={t('calendar.changeOf', { name })} onClick={onPlan} />
        <IconButton icon={icons.edit} label={t('producers.changeLocationOf', { name })} onClick={onEdit} />
        {isLast ? null : (
          <DeleteButton
            inRow
            title={t('producers.deleteLocationOf', { name })}
            confirm={t('producers.deleteLocation')}
            remove={() => remove.mutateAsync({ params: { companyId, addressId: location.id } })}
          >
            {t('producers.deleteLocationHelp')}
          </DeleteButton>
        )}
      </span>
    </li>
  );
}
