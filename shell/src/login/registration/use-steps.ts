import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

type Step = 'user' | 'company' | 'sent';

export interface Steps {
  step: Step;
  /** True if the user came from another step. */
  arrived: boolean;
  toCompany: () => void;
  backToUser: () => void;
  toSent: () => void;
}

/**
 * The second step has its own entry in the browser's history, so the back and forward buttons move between steps. It is
 * reachable only through the first one, because the typed values do not outlive the page.
 */
export function useSteps(): Steps {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [throughUser, setThroughUser] = useState(false);
  const [sent, setSent] = useState(false);
  const atCompany = isCompany(state);
  const reached: Step = throughUser && atCompany ? 'company' : 'user';
  return {
    step: sent ? 'sent' : reached,
    arrived: throughUser,
    toCompany: () => {
      setThroughUser(true);
      void navigate(pathname + search, { state: { step: 'company' }, replace: atCompany });
    },
    backToUser: () => void navigate(-1),
    toSent: () => setSent(true),
  };
}

function isCompany(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'step' in state && state.step === 'company';
}
