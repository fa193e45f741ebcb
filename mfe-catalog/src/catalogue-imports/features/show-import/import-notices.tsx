import type { CatalogueImport } from '@werkbank/contracts/entities';
import { Notice } from '@werkbank/kit/feedback';
import { useFormats } from '@werkbank/kit/formats';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { importPath, placesPath } from '../../viewer/import-paths';
import { useProducerCompany } from '../../viewer/use-producer-company';
import css from './show-import.module.css';

/** Notices about an import, among them the steps that wait for the reader. */
export function ImportNotices({ of }: { of: CatalogueImport }) {
  const { t } = useTranslation('imports');
  const formats = useFormats();
  const { search } = useProducerCompany();
  const { status, actions, sameFileAs, failure, withdrawableUntil, notRestored } = of;
  return (
    <div className={css.notices}>
      {failure ? (
        <Notice kind="error">
          <b>{t('notice.failed')}</b> {failure.message}
        </Notice>
      ) : null}
      {sameFileAs === null ? null : (
        <Notice kind="info">
          {t('notice.sameFile')}{' '}
          <Link to={importPath(sameFileAs) + search}>{t('notice.sameFileAs', { number: sameFileAs })}</Link>
        </Notice>
      )}
      {actions.includes('map') && status === 'NeedsMapping' ? (
        <Notice kind="signal">{t('notice.map')}</Notice>
      ) : null}
      {actions.includes('apply') ? (
        <Notice kind="signal">
          {t('notice.apply')} {of.needsApproval ? t('notice.approvalAhead') : null}
        </Notice>
      ) : null}
      {status === 'AwaitingApproval' ? (
        <Notice kind={actions.includes('approve') ? 'signal' : 'info'}>
          {t(actions.includes('approve') ? 'notice.approve' : 'notice.awaits')}
        </Notice>
      ) : null}
      {status === 'Done' ? (
        <Notice kind="good">
          {of.isEdit ? (
            t('notice.editDone')
          ) : (
            <>
              {t('notice.done')} <Link to={placesPath + search}>{t('notice.toPlaces')}</Link>
            </>
          )}
        </Notice>
      ) : null}
      {withdrawableUntil !== null && actions.includes('withdraw') ? (
        <Notice kind="info">
          {t('notice.withdrawable', { until: formats.dateTime(withdrawableUntil) })}
        </Notice>
      ) : null}
      {status === 'Withdrawn' ? (
        <Notice kind="info">
          {notRestored.length === 0
            ? t('notice.withdrawn')
            : t('notice.withdrawnSome', {
                count: notRestored.length,
                number: formats.number(notRestored.length),
              })}
        </Notice>
      ) : null}
    </div>
  );
}
