import { useTranslation } from 'react-i18next';
import lists from '../../lists/lists.module.css';
import css from './audit.module.css';
import type { AuditEntry } from './changed-fields';

/** The service's format for people: `Ada Meier (ada@werkbank.example)`. */
const person = /^(.+) \((\S+@\S+)\)$/;

/**
 * The person or system of a change. In a narrow column the e-mail is hidden first, to keep the change in
 * view.
 */
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
