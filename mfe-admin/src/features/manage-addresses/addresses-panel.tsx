import type { EditableAddress, EditableCompany } from '@werkbank/contracts/entities';
import { Button } from '@werkbank/kit/button';
import * as icons from '@werkbank/kit/icons';
import { Panel } from '@werkbank/kit/panel';
import { EmptyState, Notice } from '@werkbank/kit/feedback';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useRefetchCompany } from '../../company/use-company';
import type { CompanyRights } from '../../viewer/rights';
import { CalendarDialog } from '../../dispatch-locations/calendar/calendar-dialog';
import { AddressCard } from './address-card';
import { AddressDialog } from './address-dialog';
import { inOrder, mayBeDeleted } from './address-rules';
import css from './addresses.module.css';
import { DeleteAddress } from './delete-address';
import { useAddressCommands } from './use-address-commands';

/** Address types that can be added here; dispatch locations are added on the producer's page. */
type Added = 'Primary' | 'Shipping';
type Doing = { what: 'add'; type: Added } | { what: 'change' | 'plan' | 'delete'; address: EditableAddress };

/** Billing, shipping and dispatch addresses of a company. */
export function AddressesPanel({ company, rights }: { company: EditableCompany; rights: CompanyRights }) {
  const { t } = useTranslation('admin');
  const [doing, setDoing] = useState<Doing>();
  const commands = useAddressCommands(company);
  const done = () => setDoing(undefined);
  const refetch = useRefetchCompany(company);
  const now = ({ id }: EditableAddress, of: EditableCompany = company) =>
    of.addresses.find((address) => address.id === id);
  const addresses = inOrder(company.addresses);
  const producer = company.kind === 'Producer';
  const taxNumber = company.customerType === 'Company' ? (company.taxNumber ?? '') : undefined;
  const add = (type: Added) => (
    <Button icon={icons.plus} onClick={() => setDoing({ what: 'add', type })}>
      {t(`address.add.${type}`)}
    </Button>
  );
  return (
    <Panel
      title={t('address.title')}
      actions={
        <>
          {company.primaryAddress ? null : add('Primary')}
          {add('Shipping')}
        </>
      }
    >
      {producer ? (
        <div className={css.notice}>
          <Notice kind="info">
            {rights.addDispatchLocation && company.producerId !== null ? (
              <Link to={`/management/producers/${company.producerId}`}>{t('address.newAtProducer')}</Link>
            ) : (
              t('address.newDispatchLocation')
            )}
          </Notice>
        </div>
      ) : null}
      {addresses.length === 0 ? (
        <EmptyState title={t('address.none')}>{t('address.noneHelp')}</EmptyState>
      ) : (
        <ul className={css.addresses}>
          {addresses.map((address) => (
            <AddressCard
              key={address.id}
              address={address}
              // Buyers may change the billing address; the other addresses are for admins.
              onChange={
                rights.administer || address.type === 'Primary'
                  ? () => setDoing({ what: 'change', address })
                  : undefined
              }
              onPlan={
                rights.administer && address.type === 'DispatchLocation'
                  ? () => setDoing({ what: 'plan', address })
                  : undefined
              }
              onDelete={
                rights.administer && mayBeDeleted(address, addresses)
                  ? () => setDoing({ what: 'delete', address })
                  : undefined
              }
            />
          ))}
        </ul>
      )}
      {doing?.what === 'add' ? (
        <AddressDialog
          title={t(`address.add.${doing.type}`)}
          initial={null}
          refetch={async () => undefined}
          taxNumber={doing.type === 'Primary' ? taxNumber : undefined}
          save={(body) => (doing.type === 'Primary' ? commands.setPrimary(body) : commands.addShipping(body))}
          onClose={done}
        />
      ) : null}
      {doing?.what === 'change' ? (
        <AddressDialog
          title={t('address.change')}
          initial={now(doing.address) ?? doing.address}
          refetch={async () => now(doing.address, await refetch())}
          taxNumber={doing.address.type === 'Primary' ? taxNumber : undefined}
          save={(body) =>
            doing.address.type === 'Primary'
              ? commands.setPrimary(body)
              : commands.change(doing.address.id, body)
          }
          onClose={done}
        />
      ) : null}
      {doing?.what === 'plan' ? (
        <CalendarDialog
          companyId={company.id}
          location={now(doing.address) ?? doing.address}
          onClose={done}
        />
      ) : null}
      {doing?.what === 'delete' ? (
        <DeleteAddress
          address={doing.address}
          remove={() => commands.remove(doing.address.id)}
          onClose={done}
        />
      ) : null}
    </Panel>
  );
}
