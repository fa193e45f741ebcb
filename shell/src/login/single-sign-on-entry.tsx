import { isApiError } from '@werkbank/kit/api-error';
import { Button } from '@werkbank/kit/button';
import * as icons from '@werkbank/kit/icons';
import { Notice } from '@werkbank/kit/feedback';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { report } from '@werkbank/kit/report';
import type { OpenSession } from '../session/login-strategies/login-strategy';
import type { SingleSignOn } from '../session/single-sign-on/single-sign-on-strategy';
import { CompanyForm } from './company-form';
import { cameBack, companyOf, leavingAddress, rememberCompany } from './single-sign-on-address';
import css from './login.module.css';

/** The second way in: to the identity provider and back to this very view, which then finds out who it is. */
export function SingleSignOnEntry({
  strategy,
  onLogin,
}: {
  strategy: SingleSignOn;
  onLogin: (session: OpenSession) => void;
}) {
  const { t } = useTranslation('login');
  const { search } = useLocation();
  const back = cameBack(search);
  const [busy, setBusy] = useState(back);
  const [problem, setProblem] = useState<string>();
  const [asking, setAsking] = useState(false);
  // The answer in the address is good for one use.
  const used = useRef(false);
  const run = (work: () => Promise<void>) => {
    setBusy(true);
    setProblem(undefined);
    work().catch((error: unknown) => {
      const unknown = isApiError(error) && error.status === 404;
      if (!unknown) report('Single sign-on failed', error);
      setProblem(unknown ? 'login.singleSignOnUnknown' : 'login.singleSignOnFailed');
      setBusy(false);
    });
  };
  useEffect(() => {
    if (!back || used.current) return;
    used.current = true;
    run(async () => {
      const session = await strategy.comeBack();
      if (!session) return setBusy(false);
      rememberCompany(search);
      onLogin(session);
    });
  }, [back, strategy, onLogin, search]);
  const leaveBy = (company: string) => run(() => strategy.leave(leavingAddress(search, company), company));
  const begin = () => {
    const company = companyOf(search);
    if (company === undefined) setAsking(true);
    else leaveBy(company);
  };
  return (
    <div className={css.secondWay}>
      {problem === undefined ? null : <Notice kind="error">{t(problem)}</Notice>}
      {asking ? (
        <CompanyForm busy={busy} onCompany={leaveBy} />
      ) : (
        <Button icon={icons.external} busy={busy} onClick={begin}>
          {t('login.singleSignOn')}
        </Button>
      )}
    </div>
  );
}
