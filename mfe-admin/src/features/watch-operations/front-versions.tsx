import { useHost } from '@werkbank/kit/host';
import { Descriptions } from '@werkbank/kit/panel';
import { LinesSkeleton } from '@werkbank/kit/skeleton';
import { ErrorState } from '@werkbank/kit/feedback';
import { useTranslation } from 'react-i18next';
import { RemoteReleases } from './remote-releases';
import { useRemotes } from './use-operations';

/** Versions of the front end: the answering gateway, the running shell, and the releases of each remote. */
export function FrontVersions({ gateway }: { gateway: string | null }) {
  const { t } = useTranslation('admin');
  const { version: shell } = useHost();
  const remotes = useRemotes();
  if (remotes.error) return <ErrorState error={remotes.error} retry={() => void remotes.refetch()} />;
  if (!remotes.data) return <LinesSkeleton lines={6} />;
  return (
    <Descriptions
      items={[
        [t('operations.gateway'), gateway ?? t('operations.unknown')],
        [t('operations.shell'), shell ?? t('operations.unknown')],
        ...remotes.data.map(
          (remote) =>
            [
              t('operations.remote', { name: remote.name }),
              <RemoteReleases key={remote.name} remote={remote} />,
            ] as const,
        ),
      ]}
    />
  );
}
