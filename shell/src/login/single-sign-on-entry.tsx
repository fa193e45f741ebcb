import { isApiError } from '@werkbank/kit/api-error';
import { Button } from '@werkbank/kit/button';
import * as icons from '@werkbank/kit/icons';
import { Notice } from '@werkbank/kit/states';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { report } from '@werkbank/kit/report';
import type { OpenSession } from '../session/sign-in-way';
import type { SingleSignOn } from '../session/single-sign-on/single-sign-on-way';
import { cameBack, companyOf, leavingAddress } from './single-sign-on-address';
import css from './login.module.css';

/** The second way in: to the identity provider and back to this very view, which then finds out who it is. */
export function SingleSignOnEntry({
  way,
  onLogin,
}: {
  way: SingleSignOn;
  onLogin: (session: OpenSession) => void;
}) {
  const { t } = useTranslation('login');
  const { search } = useLocation();
  const back = cameBack(search);
  const [busy, setBusy] = useState(back);
  const [problem, setProblem] = useState<string>();
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
      const session = await way.comeBack();
      if (session) onLogin(session);
      else setBusy(false);
    });
  }, [back, way, onLogin]);
  const leave = () => way.leave(leavingAddress(search), companyOf(search));
  return (
    <div className={css.secondWay}>
      {problem === undefined ? null : <Notice kind="error">{t(problem)}</Notice>}
      <Button icon={icons.external} busy={busy} onClick={() => run(leave)}>
        {t('login.singleSignOn')}
      </Button>
    </div>
  );
}
