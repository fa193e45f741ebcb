import { Descriptions } from '@werkbank/kit/panel';
import { LinesSkeleton } from '@werkbank/kit/skeleton';
import { ErrorState } from '@werkbank/kit/states';
import { useTranslation } from 'react-i18next';
import { useRemotes } from './use-operations';

/** Versions of what people see: the gateway that was asked, and the remotes that it serves to whoever looks. */
export function FrontVersions({ gateway }: { gateway: string | null }) {
  const { t } = useTranslation('admin');
  const remotes = useRemotes();
  if (remotes.error) return <ErrorState error={remotes.error} retry={() => void remotes.refetch()} />;
  if (!remotes.data) return <LinesSkeleton lines={5} />;
  return (
    <Descriptions
      items={[
        [t('operations.gateway'), gateway ?? t('operations.unknown')],
        ...remotes.data.map(
          ({ name, version }) =>
            [t('operations.remote', { name }), version ?? t('operations.unknown')] as const,
        ),
      ]}
    />
  );
}
