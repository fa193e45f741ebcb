import { useFormats } from '@werkbank/kit/formats';
import { useTranslation } from 'react-i18next';
import type { ServedRemote } from './use-operations';
import css from './watch-operations.module.css';

/**
 * The releases of a remote with their shares, the viewer's marked; only the version if all users get the
 * same.
 */
export function RemoteReleases({ remote: { version, releases } }: { remote: ServedRemote }) {
  const { t } = useTranslation('admin');
  const formats = useFormats();
  if (!releases) return version ?? t('operations.unknown');
  return (
    <ul className={css.releases}>
      {releases.map((release) => (
        <li key={release.version}>
          <span>{release.version}</span> <span className={css.share}>{formats.percent(release.share)}</span>{' '}
          {release.version === version && releases.length > 1 ? (
            <span className={css.own}>{t('operations.yours')}</span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
