import type { CatalogueImport } from '@werkbank/contracts/entities';
import { ErrorState } from '@werkbank/kit/feedback';
import { useFormats } from '@werkbank/kit/formats';
import { Page } from '@werkbank/kit/page';
import { LinesSkeleton } from '@werkbank/kit/skeleton';
import { Tabs } from '@werkbank/kit/tabs';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { ChangeList } from '../features/show-import/change-list';
import { ImportActions } from '../features/show-import/import-actions';
import { ImportOverview, RecognisedFile } from '../features/show-import/import-overview';
import { LeftOutList, NotRestoredList } from '../features/show-import/left-out-list';
import { RefusedList } from '../features/show-import/refused-list';
import { isOutOfReach, useCatalogueImport } from '../features/show-import/use-catalogue-import';
import { ownArticlesPath } from '../../own-articles/viewer/own-article-paths';
import { importIdOf, importPath, importsPath } from '../viewer/import-paths';
import { useProducerCompany } from '../viewer/use-producer-company';

/** A running or finished import. */
export default function ImportPage() {
  const importId = importIdOf(useParams());
  return importId === undefined ? <Navigate to={importsPath} replace /> : <Import importId={importId} />;
}

function Import({ importId }: { importId: number }) {
  const { t } = useTranslation('imports');
  const { data, error, refetch } = useCatalogueImport(importId);
  const { search } = useProducerCompany();
  const shown = data && !isOutOfReach(error) ? data : undefined;
  const titleOf = ({ isEdit, fileName }: CatalogueImport) =>
    isEdit ? fileName : t('import.title', { fileName });
  return (
    <Page
      title={shown ? titleOf(shown) : t('import.one')}
      crumbs={[
        shown?.isEdit
          ? { label: t('edit.articles'), to: ownArticlesPath + search }
          : { label: t('title'), to: importsPath + search },
      ]}
      actions={shown ? <ImportActions of={shown} /> : null}
    >
      {shown ? (
        <>
          <ImportOverview of={shown} />
          <RecognisedFile of={shown} />
          <Views of={shown} />
        </>
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <LinesSkeleton lines={8} />
      )}
    </Page>
  );
}

const views = ['changes', 'refused', 'leftOut', 'notRestored'] as const;
type View = (typeof views)[number];

/** The lists of an import; each has its own address. */
function Views({ of }: { of: CatalogueImport }) {
  const { t } = useTranslation('imports');
  const formats = useFormats();
  const [params] = useSearchParams();
  const { counts, leftOut, notRestored } = of;
  const sizes: Record<View, number> = {
    changes: counts.new + counts.changed + counts.gone,
    refused: counts.refused,
    leftOut: leftOut.length,
    notRestored: notRestored.length,
  };
  const offered = views.filter((view) => view !== 'notRestored' || sizes.notRestored > 0);
  const current = offered.find((view) => view === params.get('view')) ?? 'changes';
  const company = params.get('company');
  const addressOf = (view: View) => {
    const search = new URLSearchParams({ ...(company === null ? {} : { company }), view });
    return `${importPath(of.importId)}?${search.toString()}`;
  };
  if (of.status === 'Waiting' || of.status === 'NeedsMapping') return null;
  return (
    <>
      <Tabs
        label={t('import.views')}
        current={current}
        tabs={offered.map((view) => ({
          key: view,
          label: t('import.view', { name: t(`view.${view}`), number: formats.number(sizes[view]) }),
          to: addressOf(view),
        }))}
      />
      {current === 'changes' ? <ChangeList of={of} /> : null}
      {current === 'refused' ? <RefusedList of={of} /> : null}
      {current === 'leftOut' ? <LeftOutList of={of} /> : null}
      {current === 'notRestored' ? <NotRestoredList of={of} /> : null}
    </>
  );
}
