import { useTranslation } from 'react-i18next';
import css from './order-summary.module.css';

/** Marks the current step of the checkout. */
export function CheckoutSteps({ step }: { step: 1 | 2 }) {
  const { t } = useTranslation('checkout');
  return (
    <span className={css.steps}>
      <span aria-current={step === 1 ? 'step' : undefined}>{t('steps.addresses')}</span>
      <span aria-hidden="true">→</span>
      <span aria-current={step === 2 ? 'step' : undefined}>{t('steps.summary')}</span>
    </span>
  );
}
