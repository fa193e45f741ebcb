import { useSession } from '@werkbank/kit/host';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation } from 'react-router';
import type { LoginMethod } from '../session/login-strategies/either-strategy';
import type { PasswordStrategy } from '../session/login-strategies/password-strategy';
import type { OpenSession } from '../session/login-strategies/login-strategy';
import type { SingleSignOn } from '../session/single-sign-on/single-sign-on-strategy';
import { LoginFrame } from './login-frame';
import { loginViews, viewOf } from './login-views';
import { type LoginView, viewAddress } from './view-address';
import css from './login.module.css';
import { LoginForm } from './login-form';
import { returnAddress } from './return-address';
import { SingleSignOnEntry } from './single-sign-on-entry';
import { WorkingView } from './working-view';

const loadPasswordReset = () => import('./password-reset-request').then((file) => file.PasswordResetRequest);
const loadRegistration = () => import('./registration/registration').then((file) => file.Registration);

export interface LoginPageProps {
  strategy: PasswordStrategy;
  /** Set if the page was served with an identity provider. */
  singleSignOn: SingleSignOn | undefined;
  onLogin: (session: OpenSession, by: LoginMethod) => void;
  /** The page after a login that began at no other page. */
  beginning: () => string;
}

/** The page `/login`: login, password reset or registration. Signed-in users are redirected at once. */
export function LoginPage({ strategy, singleSignOn, onLogin, beginning }: LoginPageProps) {
  const { t } = useTranslation('login');
  const { status } = useSession();
  const { search, key } = useLocation();
  const bySingleSignOn = useCallback((session: OpenSession) => onLogin(session, 'single-sign-on'), [onLogin]);
  if (status === 'signedIn') return <Navigate to={returnAddress(search, beginning())} replace />;
  const view = viewOf(search);
  return (
    <LoginFrame
      title={t(`${view}.title`)}
      wide={view === 'registration'}
      arrived={key !== 'default'}
      key={view}
    >
      {view === 'login' ? (
        <>
          {search.includes('from=') ? <p className={css.why}>{t('login.why')}</p> : null}
          <LoginForm strategy={strategy} onLogin={(session) => onLogin(session, 'password')} />
          {singleSignOn ? <SingleSignOnEntry strategy={singleSignOn} onLogin={bySingleSignOn} /> : null}
        </>
      ) : null}
      {view === 'passwordReset' ? <WorkingView load={loadPasswordReset} lines={8} /> : null}
      {view === 'registration' ? <WorkingView load={loadRegistration} lines={18} /> : null}
      <OtherViews than={view} search={search} />
    </LoginFrame>
  );
}

const wayIn: Readonly<Record<LoginView, string>> = {
  login: 'login.back',
  passwordReset: 'login.forgotten',
  registration: 'login.register',
};

function OtherViews({ than, search }: { than: LoginView; search: string }) {
  const { t } = useTranslation('login');
  return (
    <ul className={css.others}>
      {loginViews
        .filter((view) => view !== than)
        .map((view) => (
          <li key={view}>
            <Link to={viewAddress(search, view)}>{t(wayIn[view])}</Link>
          </li>
        ))}
    </ul>
  );
}
