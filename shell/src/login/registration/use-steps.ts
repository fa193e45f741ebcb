import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

type Step = 'user' | 'company' | 'sent';

export interface Steps {
  step: Step;
  /** Whether somebody came here from another step. */
  arrived: boolean;
  toCompany: () => void;
  backToUser: () => void;
  toSent: () => void;
}

/**
 * The second step is a place of its own in the browser's history, so that its back and forward buttons go from step to
 * step. Nobody comes to it but through the first one: what is typed there does not outlive the page.
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
