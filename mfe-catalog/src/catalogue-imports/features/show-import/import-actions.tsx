import type { CatalogueImport } from '@werkbank/contracts/entities';
import type { RouteName } from '@werkbank/contracts/routes';
import { useApiMutation } from '@werkbank/kit/api';
import { ButtonLink } from '@werkbank/kit/button';
import { useFormats } from '@werkbank/kit/formats';
import { DeleteButton } from '@werkbank/kit/ui/delete-dialog';
import { useTranslation } from 'react-i18next';
import { mappingPath } from '../../viewer/import-paths';
import { useProducerCompany } from '../../viewer/use-producer-company';
import { AskedAction } from './asked-action';

const changes: readonly RouteName[] = ['getCatalogueImport', 'listCatalogueImports'];

/** The actions that the answer offers for an import. */
export function ImportActions({ of }: { of: CatalogueImport }) {
  const { t } = useTranslation('imports');
  const formats = useFormats();
  const { search } = useProducerCompany();
  const apply = useApiMutation('applyCatalogueImport', { changes, silent: true });
  const approve = useApiMutation('approveCatalogueImport', { changes, silent: true });
  const withdraw = useApiMutation('withdrawCatalogueImport', { changes, silent: true });
  const discard = useApiMutation('discardCatalogueImport', { changes, silent: true });
  const request = { params: { importId: of.importId } };
  const can = (action: CatalogueImport['actions'][number]) => of.actions.includes(action);
  const { counts } = of;
  const written = counts.new + counts.changed;
  const effect = (
    <>
      <p>{t('apply.changes', { count: written, number: formats.number(written) })}</p>
      {counts.gone > 0 ? (
        <p>
          <b>{t('apply.gone', { count: counts.gone, number: formats.number(counts.gone) })}</b>
        </p>
      ) : null}
      {counts.refused > 0 ? (
        <p>{t('apply.refused', { count: counts.refused, number: formats.number(counts.refused) })}</p>
      ) : null}
    </>
  );
  return (
    <>
      {can('discard') ? (
        <DeleteButton
          title={t('discard.title')}
          confirm={t('discard.confirm')}
          remove={() => discard.mutateAsync(request)}
        >
          {t('discard.help')}
        </DeleteButton>
      ) : null}
      {can('withdraw') ? (
        <DeleteButton
          title={t('withdraw.title')}
          confirm={t('withdraw.confirm')}
          remove={() => withdraw.mutateAsync(request)}
        >
          <p>{t('withdraw.help')}</p>
          <p>{t('withdraw.stays')}</p>
        </DeleteButton>
      ) : null}
      {can('map') ? (
        <ButtonLink
          kind={of.status === 'NeedsMapping' ? 'primary' : 'secondary'}
          to={mappingPath(of.importId) + search}
        >
          {t('mapping.open')}
        </ButtonLink>
      ) : null}
      {can('apply') ? (
        <AskedAction
          label={t('apply.open')}
          title={t('apply.title')}
          confirm={t('apply.confirm')}
          act={() => apply.mutateAsync(request)}
        >
          {effect}
          {of.needsApproval ? <p>{t('apply.approval')}</p> : null}
        </AskedAction>
      ) : null}
      {can('approve') ? (
        <AskedAction
          label={t('approve.open')}
          title={t('approve.title', { company: of.companyName })}
          confirm={t('approve.confirm')}
          act={() => approve.mutateAsync(request)}
        >
          {effect}
        </AskedAction>
      ) : null}
    </>
  );
}
