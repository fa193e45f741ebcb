import { useSession } from '@werkbank/kit/host';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation } from 'react-router';
import type { PasswordWay } from '../session/password-way';
import type { OpenSession } from '../session/sign-in-way';
import { GateFrame } from './gate-frame';
import { type GateView, gateViews, viewAddress, viewOf } from './gate-views';
import css from './login.module.css';
import { LoginForm } from './login-form';
import { PasswordResetRequest } from './password-reset-request';
import { Registration } from './registration/registration';
import { returnAddress } from './return-address';

export interface LoginGateProps {
  way: PasswordWay;
  onLogin: (session: OpenSession) => void;
}

/** The gate of `/login`: login, password reset or registration. Whoever is logged in already goes straight through. */
export function LoginGate({ way, onLogin }: LoginGateProps) {
  const { t } = useTranslation('gate');
  const { status } = useSession();
  const { search } = useLocation();
  if (status === 'signedIn') return <Navigate to={returnAddress(search)} replace />;
  const view = viewOf(search);
  return (
    <GateFrame title={t(`${view}.title`)} wide={view === 'registration'} key={view}>
      {view === 'login' ? (
        <>
          {search.includes('from=') ? <p className={css.why}>{t('login.why')}</p> : null}
          <LoginForm way={way} onLogin={onLogin} />
        </>
      ) : null}
      {view === 'passwordReset' ? <PasswordResetRequest /> : null}
      {view === 'registration' ? <Registration /> : null}
      <OtherViews than={view} search={search} />
    </GateFrame>
  );
}

const wayIn: Readonly<Record<GateView, string>> = {
  login: 'login.back',
  passwordReset: 'login.forgotten',
  registration: 'login.register',
};

function OtherViews({ than, search }: { than: GateView; search: string }) {
  const { t } = useTranslation('gate');
  return (
    <ul className={css.others}>
      {gateViews
        .filter((view) => view !== than)
        .map((view) => (
          <li key={view}>
            <Link to={viewAddress(search, view)}>{t(wayIn[view])}</Link>
          </li>
        ))}
    </ul>
  );
}
