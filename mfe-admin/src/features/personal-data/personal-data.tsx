import type { ManagedUser } from '@werkbank/contracts/entities';
import { Panel } from '@werkbank/kit/panel';
import { useTranslation } from 'react-i18next';
import { ErasePerson } from './erase-person';
import { ExportPersonalData } from './export-personal-data';
import css from './personal-data.module.css';

/** Export and erasure of a person's data by platform admins; also for a deleted user. */
export function PersonalData({
  userId,
  user,
  onErased,
}: {
  userId: number;
  user: ManagedUser | undefined;
  /** Receives the name in the request for erasure. */
  onErased: (name: string) => void;
}) {
  const { t } = useTranslation('admin');
  return (
    <Panel title={t('personalData.title')}>
      <div className={css.ways}>
        <div>
          <p>{t('personalData.exportText')}</p>
          <ExportPersonalData userId={userId} />
        </div>
        <div>
          <p>{t(user ? 'personalData.eraseText' : 'personalData.eraseGoneText')}</p>
          <ErasePerson userId={userId} user={user} onErased={onErased} />
        </div>
      </div>
    </Panel>
  );
}
