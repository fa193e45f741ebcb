import { useTranslation } from 'react-i18next';
import lists from '../../lists/lists.module.css';
import css from './audit.module.css';
import type { AuditEntry } from './changed-fields';

/** The service writes people as `Ada Meier (ada@werkbank.example)`. */
const person = /^(.+) \((\S+@\S+)\)$/;

/** Who it was; an address gives way where there is no room, or it would push what was changed out of sight. */
export function ActorCell({ entry: { who, userId } }: { entry: Pick<AuditEntry, 'who' | 'userId'> }) {
  const { t } = useTranslation('admin');
  if (userId === null) return t(`audit.by.${who}`, { defaultValue: who });
  const [, name = who, email] = person.exec(who) ?? [];
  return (
    <>
      {name}
      {email === undefined ? null : <span className={`${lists.second} ${css.email}`}>{email}</span>}
    </>
  );
}
