import { useHost, useSession } from '@werkbank/kit/host';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import type { PasswordWay } from '../session/password-way';
import type { OpenSession } from '../session/sign-in-way';
import css from './login.module.css';
import { LoginForm } from './login-form';
import { returnAddress } from './return-address';

/** The gate of `/login`: its view is the login; whoever is logged in already goes straight through. */
export function LoginGate({ way, onLogin }: { way: PasswordWay; onLogin: (session: OpenSession) => void }) {
  const { t } = useTranslation('shell');
  const { status } = useSession();
  const { navigation } = useHost();
  const { search } = useLocation();
  useEffect(() => navigation.setTitle(t('login.title')), [navigation, t]);
  if (status === 'signedIn') return <Navigate to={returnAddress(search)} replace />;
  return (
    <div className={css.gate}>
      <h1 tabIndex={-1}>{t('login.title')}</h1>
      {search.includes('from=') ? <p className={css.why}>{t('login.why')}</p> : null}
      <LoginForm way={way} onLogin={onLogin} />
    </div>
  );
}
