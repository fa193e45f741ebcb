import { useApiQuery } from '@werkbank/kit/api';
import { EmptyState, ErrorState } from '@werkbank/kit/feedback';
import { Page } from '@werkbank/kit/page';
import { TableSkeleton } from '@werkbank/kit/skeleton';
import { withoutAsking } from '@werkbank/kit/navigation-guard';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useParams } from 'react-router';
import { MappingForm } from '../features/map-columns/mapping-form';
import { importIdOf, importPath, importsPath, shortFileName } from '../viewer/import-paths';
import { useProducerCompany } from '../viewer/use-producer-company';

/** The page on which the columns of an import are mapped. */
export default function MappingPage() {
  const importId = importIdOf(useParams());
  return importId === undefined ? <Navigate to={importsPath} replace /> : <Mapping importId={importId} />;
}

function Mapping({ importId }: { importId: number }) {
  const { t } = useTranslation('imports');
  const navigate = useNavigate();
  const { search } = useProducerCompany();
  const params = { importId };
  const of = useApiQuery('getCatalogueImport', { params });
  const mapping = useApiQuery('getImportMapping', { params }, { staleTime: Number.POSITIVE_INFINITY });
  const error = of.error ?? mapping.error;
  const leave = () => withoutAsking(() => void navigate(importPath(importId) + search));
  return (
    <Page
      title={t('mapping.title')}
      lead={of.data ? t('mapping.lead', { fileName: of.data.fileName }) : undefined}
      crumbs={[
        { label: t('title'), to: importsPath + search },
        {
          label: of.data ? shortFileName(of.data.fileName) : t('import.one'),
          to: importPath(importId) + search,
        },
      ]}
    >
      {of.data && mapping.data ? (
        !of.data.actions.includes('map') || mapping.data.heads.length === 0 ? (
          <EmptyState title={t('mapping.none')}>{t('mapping.noneHelp')}</EmptyState>
        ) : (
          <MappingForm
            importId={importId}
            companyId={of.data.companyId}
            mapping={mapping.data}
            onSaved={leave}
          />
        )
      ) : error ? (
        <ErrorState
          error={error}
          retry={() => {
            void of.refetch();
            void mapping.refetch();
          }}
        />
      ) : (
        <TableSkeleton rows={8} columns={4} />
      )}
    </Page>
  );
}
