import type { CompanyType } from '@werkbank/contracts/access';
import type { Company, EditableCompany, User } from '@werkbank/contracts/entities';
import { ButtonLink } from '@werkbank/kit/button';
import { useSession } from '@werkbank/kit/host';
import * as icons from '@werkbank/kit/icons';
import { Page } from '@werkbank/kit/page';
import { Panel } from '@werkbank/kit/panel';
import { PageSkeleton } from '@werkbank/kit/skeleton';
import { ErrorState, Forbidden } from '@werkbank/kit/feedback';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useParams } from 'react-router';
import { DeleteCompany } from '../features/delete-company/delete-company';
import { CompanyDetails } from '../features/edit-company/company-details';
import { CustomerForm } from '../features/edit-company/customer-form';
import { ProducerCompanyForm } from '../features/edit-company/producer-company-form';
import { AddressesPanel } from '../features/manage-addresses/addresses-panel';
import { useCompany } from '../company/use-company';
import { useListCrumbs } from '../company/use-company-crumbs';
import { PageEnd } from '../viewer/page-end';
import { isGone } from '../viewer/is-gone';
import { companyPath, companyRights } from '../viewer/rights';

/** A customer or a company of a producer: data, addresses, users. */
export default function CompanyPage({ kind }: { kind: CompanyType }) {
  const { t } = useTranslation('admin');
  const { companyId } = useParams();
  const { user } = useSession();
  const id = Number(companyId);
  if (!(Number.isSafeInteger(id) && id > 0)) return <Navigate to="/management/profile" replace />;
  if (!user) return <PageSkeleton />;
  if (!companyRights(user, id).see) {
    return (
      <Page title={t('company.title')}>
        <Forbidden helper="platform" />
      </Page>
    );
  }
  return <KnownCompany key={id} kind={kind} companyId={id} viewer={user} />;
}

function KnownCompany({ kind, companyId, viewer }: { kind: CompanyType; companyId: number; viewer: User }) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const crumbs = useListCrumbs(kind);
  const { data: company, error, refetch } = useCompany(kind, companyId);
  const rights = companyRights(viewer, companyId);
  if (isGone(error) || (error && !company)) {
    return (
      <Page title={t('company.title')} crumbs={crumbs}>
        <ErrorState error={error} retry={() => void refetch()} />
      </Page>
    );
  }
  if (!company) return <PageSkeleton />;
  return (
    <Page
      title={company.name}
      lead={t('company.number', { number: company.id })}
      crumbs={crumbs}
      actions={
        rights.administer ? (
          <>
            {viewer.companyId === companyId ? (
              <ButtonLink to="/management/spending-limits">{t('limits.title')}</ButtonLink>
            ) : null}
            <ButtonLink icon={icons.user} to={`${companyPath(kind, companyId)}/users`}>
              {t('users.title')}
            </ButtonLink>
          </>
        ) : null
      }
    >
      <Panel title={t('company.data')}>
        {rights.administer ? <CompanyForm company={company} /> : <CompanyDetails company={company} />}
      </Panel>
      <AddressesPanel company={company} rights={rights} />
      {rights.administer ? (
        <PageEnd>
          <DeleteCompany company={company} onDeleted={() => void navigate(listOf(company))} />
        </PageEnd>
      ) : null}
    </Page>
  );
}

function CompanyForm({ company }: { company: EditableCompany }) {
  return company.kind === 'Customer' ? (
    <CustomerForm company={company} />
  ) : (
    <ProducerCompanyForm company={company} />
  );
}

function listOf({ kind, producerId }: Company): string {
  if (kind === 'Customer') return '/management/customers';
  return producerId === null ? '/management/producers' : `/management/producers/${producerId}`;
}
