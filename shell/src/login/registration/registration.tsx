import type { ApiError } from '@werkbank/contracts/client';
import { isApiError } from '@werkbank/kit/api-error';
import { useHost, usePreferences } from '@werkbank/kit/host';
import { Notice } from '@werkbank/kit/feedback';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CompanyStep } from './company-step';
import { type CompanyStepValues, companyOf, emptyCompany } from '../form-rules/company-values';
import { atOwnField } from './own-field';
import { StepHeading } from './step-heading';
import { UserStep } from './user-step';
import { useSpokenLanguage } from './use-spoken-language';
import { useSteps } from './use-steps';
import { emptyUser, userOf } from '../form-rules/user-values';

/** Two steps; the way back from the second keeps the typed values. At the end the service mails a confirmation link. */
export function Registration() {
  const { t } = useTranslation('login');
  const { api } = useHost();
  const { language, country } = usePreferences();
  const { step, arrived, toCompany, backToUser, toSent } = useSteps();
  const [user, setUser] = useState(() => emptyUser(language));
  const [company, setCompany] = useState(() => emptyCompany(country));
  const [refusal, setRefusal] = useState<ApiError>();
  useSpokenLanguage(user.language, (spoken) => setUser((before) => ({ ...before, language: spoken })));

  const send = async (entered: CompanyStepValues, captchaToken: string) => {
    try {
      await api('registerCustomer', {
        body: {
          user: userOf(user),
          company: companyOf(entered),
          agreedToTermsAndPrivacy: true,
          captchaToken,
        },
      });
      toSent();
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (!error.body.field?.startsWith('user.')) throw atOwnField(error);
      // Errors of the person can only be corrected in the first step.
      setRefusal(error);
      backToUser();
    }
  };
  if (step === 'sent') {
    return (
      <>
        <StepHeading arrived>{t('registration.sentTitle')}</StepHeading>
        <p>{t('registration.sent', { email: user.email.trim() })}</p>
        <p>{t('registration.sentHelp')}</p>
      </>
    );
  }
  if (step === 'company') {
    return <CompanyStep values={company} onEntered={setCompany} onSend={send} onBack={backToUser} />;
  }
  return (
    <UserStep
      values={user}
      arrived={arrived}
      refusal={refusal ? <Notice kind="error">{refusal.message}</Notice> : null}
      onEntered={setUser}
      onNext={(entered) => {
        setUser(entered);
        setRefusal(undefined);
        toCompany();
      }}
    />
  );
}
