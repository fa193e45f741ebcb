import type { RefusedRelease } from '@werkbank/contracts/entities';
import { DateText } from '@werkbank/kit/formatted-values';
import { Notice } from '@werkbank/kit/feedback';
import { useTranslation } from 'react-i18next';
import css from './watch-operations.module.css';

/** Releases that teams published and visitors do not get, each with the reason. */
export function RefusedReleases({ releases = [] }: { releases?: readonly RefusedRelease[] | undefined }) {
  const { t } = useTranslation('admin');
  return releases.map(({ remote, version, reason, at }) => (
    <Notice key={remote} kind="error">
      <span>
        {version === null
          ? t('operations.manifestRefused', { name: remote })
          : t('operations.releaseRefused', { name: remote, version })}
      </span>
      <span className={css.event}>{reason}</span>
      <span>
        {t('operations.since')} <DateText iso={at} withTime />
      </span>
    </Notice>
  ));
}
