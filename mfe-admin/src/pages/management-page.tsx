import { useSession } from '@werkbank/kit/host';
import { PageSkeleton } from '@werkbank/kit/skeleton';
import { lazy, type ReactNode, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { OnlyPlatformAdmins } from '../viewer/only-platform-admins';
import { ownCompanyPath } from '../viewer/rights';

const AccountsPage = lazy(() => import('./accounts-page'));
const AuditPage = lazy(() => import('./audit-page'));
const CategoriesPage = lazy(() => import('./categories-page'));
const CategoryPage = lazy(() => import('./category-page'));
const CompanyPage = lazy(() => import('./company-page'));
const CostRulesPage = lazy(() => import('./cost-rules-page'));
const CurrenciesPage = lazy(() => import('./currencies-page'));
const CustomersPage = lazy(() => import('./customers-page'));
const ImportUsersPage = lazy(() => import('./import-users-page'));
const MissedSearchesPage = lazy(() => import('./missed-searches-page'));
const OperationsPage = lazy(() => import('./operations-page'));
const PrintSettingsPage = lazy(() => import('./print-settings-page'));
const ProducerPage = lazy(() => import('./producer-page'));
const ProducersPage = lazy(() => import('./producers-page'));
const ProfilePage = lazy(() => import('./profile-page'));
const SetupPage = lazy(() => import('./setup-page'));
const SidebarItemPage = lazy(() => import('./sidebar-item-page'));
const SidebarPanelPage = lazy(() => import('./sidebar-panel-page'));
const SpendingLimitsPage = lazy(() => import('./spending-limits-page'));
const SynonymsPage = lazy(() => import('./synonyms-page'));
const TableColumnPage = lazy(() => import('./table-column-page'));
const TableColumnsPage = lazy(() => import('./table-columns-page'));
const UserImportPage = lazy(() => import('./user-import-page'));
const UserPage = lazy(() => import('./user-page'));
const UsersPage = lazy(() => import('./users-page'));

const platform = (page: ReactNode) => <OnlyPlatformAdmins>{page}</OnlyPlatformAdmins>;

/** Everything below /management; an unknown path leads to the viewer's profile. */
export default function ManagementPage() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Routes>
        <Route path="profile" element={<ProfilePage />} />
        <Route path="company" element={<OwnCompany />} />
        <Route path="spending-limits" element={<SpendingLimitsPage />} />
        <Route path="setup" element={platform(<SetupPage />)} />
        <Route path="users" element={platform(<UsersPage scope="platform" />)} />
        <Route path="users/import" element={platform(<ImportUsersPage />)} />
        <Route path="users/import/:importId" element={platform(<UserImportPage />)} />
        <Route path="users/accounts" element={platform(<AccountsPage />)} />
        <Route path="users/:userId" element={platform(<UserPage scope="platform" />)} />
        <Route path="customers" element={platform(<CustomersPage />)} />
        <Route path="customers/:companyId" element={<CompanyPage kind="Customer" />} />
        <Route path="customers/:companyId/users" element={<UsersPage scope="Customer" />} />
        <Route path="customers/:companyId/users/:userId" element={<UserPage scope="Customer" />} />
        <Route path="producers" element={platform(<ProducersPage />)} />
        <Route path="producers/:producerId" element={platform(<ProducerPage />)} />
        <Route path="producers/companies/:companyId" element={<CompanyPage kind="Producer" />} />
        <Route path="producers/companies/:companyId/users" element={<UsersPage scope="Producer" />} />
        <Route path="producers/companies/:companyId/users/:userId" element={<UserPage scope="Producer" />} />
        <Route path="categories" element={platform(<CategoriesPage />)} />
        <Route path="categories/:categoryId" element={platform(<CategoryPage />)} />
        <Route path="table-columns" element={platform(<TableColumnsPage />)} />
        <Route path="table-columns/:columnKey" element={platform(<TableColumnPage />)} />
        <Route path="searches" element={platform(<MissedSearchesPage />)} />
        <Route path="searches/synonyms" element={platform(<SynonymsPage />)} />
        <Route path="currencies" element={platform(<CurrenciesPage />)} />
        <Route path="freight" element={platform(<CostRulesPage key="Freight" kind="Freight" />)} />
        <Route path="customs" element={platform(<CostRulesPage key="Customs" kind="Customs" />)} />
        <Route path="taxes" element={platform(<CostRulesPage key="Tax" kind="Tax" />)} />
        {/* The name that older links have for it. */}
        <Route path="right-sidebar" element={<Navigate to="/management/sidebar-panel" replace />} />
        <Route path="sidebar-panel" element={platform(<SidebarPanelPage />)} />
        <Route path="sidebar-panel/:itemId" element={platform(<SidebarItemPage />)} />
        <Route path="print-settings" element={platform(<PrintSettingsPage />)} />
        <Route path="operations" element={platform(<OperationsPage />)} />
        <Route path="audit" element={platform(<AuditPage />)} />
        <Route path="*" element={<Navigate to="/management/profile" replace />} />
      </Routes>
    </Suspense>
  );
}

function OwnCompany() {
  const { user } = useSession();
  return user ? <Navigate to={ownCompanyPath(user)} replace /> : <PageSkeleton />;
}
