import type { DiscountAssignment } from '@werkbank/contracts/entities';
import { Button, ButtonLink } from '@werkbank/kit/button';
import * as icons from '@werkbank/kit/icons';
import { Page, type PageProps } from '@werkbank/kit/page';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PriceListDialog } from '../../price-list/price-list-dialog';
import { AssignmentDialog } from './assignment-dialog';
import { AssignmentList } from './assignment-list';
import { DeleteAssignment } from './delete-assignment';

/** The assignments of all customers or of one, with their actions. */
export function Assignments({
  customer,
  ...page
}: Pick<PageProps, 'title' | 'lead' | 'crumbs'> & { customer?: { id: number; name: string } | undefined }) {
  const { t } = useTranslation('orders');
  /** `null` is a new one. */
  const [edited, setEdited] = useState<DiscountAssignment | null>();
  const [listing, setListing] = useState(false);
  const [leaving, setLeaving] = useState<DiscountAssignment>();
  const ofEdited = edited ? { id: edited.customerCompanyId, name: edited.customerName } : customer;
  return (
    <Page
      {...page}
      actions={
        <>
          <Button icon={icons.download} onClick={() => setListing(true)}>
            {t('priceList.open')}
          </Button>
          {customer ? (
            <ButtonLink icon={icons.help} to={`/management/price-explanations?customer=${customer.id}`}>
              {t('explain.title')}
            </ButtonLink>
          ) : null}
          <Button kind="primary" icon={icons.plus} onClick={() => setEdited(null)}>
            {t('assignment.add')}
          </Button>
        </>
      }
    >
      <AssignmentList
        {...(customer ? { customerId: customer.id } : {})}
        onEdit={setEdited}
        onDelete={setLeaving}
      />
      {edited === undefined ? null : (
        <AssignmentDialog assignment={edited} customer={ofEdited} onClose={() => setEdited(undefined)} />
      )}
      {listing ? <PriceListDialog customer={customer} onClose={() => setListing(false)} /> : null}
      {leaving ? <DeleteAssignment assignment={leaving} onClose={() => setLeaving(undefined)} /> : null}
    </Page>
  );
}
