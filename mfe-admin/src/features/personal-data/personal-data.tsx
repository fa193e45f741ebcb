import type { ManagedUser } from '@werkbank/contracts/entities';
import { Panel } from '@werkbank/kit/panel';
import { useTranslation } from 'react-i18next';
import { ErasePerson } from './erase-person';
import { ExportPersonalData } from './export-personal-data';
import css from './personal-data.module.css';

/** What a platform admin does where somebody asks for her data, or to be forgotten; also of a user who is deleted already. */
export function PersonalData({
  userId,
  user,
  onErased,
}: {
  userId: number;
  user: ManagedUser | undefined;
  /** Told by which name the person was asked for. */
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
