import { Panel } from '@werkbank/kit/panel';
import { Notice } from '@werkbank/kit/feedback';
import { useTranslation } from 'react-i18next';
import { ExportPersonalData } from './export-personal-data';
import css from './personal-data.module.css';

/** Confirms an erasure, and shows the retained data on demand. */
export function ErasedPerson({ userId, name }: { userId: number; name: string }) {
  const { t } = useTranslation('admin');
  return (
    <>
      <Notice kind="good">
        <span>{t('personalData.erased', { name })}</span>
        <span>{t('personalData.erasedElsewhere')}</span>
      </Notice>
      <Panel title={t('personalData.remaining')}>
        <div className={css.ways}>
          <div>
            <p>{t('personalData.remainingText')}</p>
            <ExportPersonalData userId={userId} />
          </div>
        </div>
      </Panel>
    </>
  );
}
