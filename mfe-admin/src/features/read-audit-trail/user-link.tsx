import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AuditEntry } from './changed-fields';

/** An account without a row has the number of its account there, or none. */
const userNumber = /^[1-9]\d{0,9}$/;

/** Links to the page of the changed user, which also shows the retained data of a deleted one. */
export function UserLink({ entry: { objectType, objectId } }: { entry: AuditEntry }) {
  const { t } = useTranslation('admin');
  if (objectType !== 'User' || !userNumber.test(objectId)) return null;
  return <Link to={`/management/users/${objectId}`}>{t('audit.toUser')}</Link>;
}
