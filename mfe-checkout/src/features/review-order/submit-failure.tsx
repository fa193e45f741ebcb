import { isApiError } from '@werkbank/kit/api-error';
import { Button, ButtonLink } from '@werkbank/kit/button';
import { Notice } from '@werkbank/kit/feedback';
import { useErrorMessage } from '@werkbank/kit/api';
import { useTranslation } from 'react-i18next';
import css from '../../order-summary/order-summary.module.css';

/** True if the draft can never be ordered, so that only going back helps. */
export function isOver(error: unknown): boolean {
  return isApiError(error) && (error.status === 409 || error.status === 403);
}

/** The draft still exists: the buyer retries, or looks at the changes. */
export function SubmitFailure({ error, onBack }: { error: unknown; onBack: () => void }) {
  const { t } = useTranslation('checkout');
  const messageOf = useErrorMessage();
  const changed = isApiError(error) && error.status === 409;
  return (
    <Notice kind="error">
      <p>{`${messageOf(error)} ${t(isOver(error) ? 'review.nothingOrdered' : 'review.notOrdered')}`}</p>
      {changed ? <WaysOn onBack={onBack} /> : null}
    </Notice>
  );
}

/** The summary belongs to an earlier basket: only the current one can be ordered. */
export function BasketHasChanged({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('checkout');
  return (
    <Notice kind="error">
      <p>{t('review.basketChanged')}</p>
      <WaysOn onBack={onBack} />
    </Notice>
  );
}

function WaysOn({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('checkout');
  return (
    <p className={css.ways}>
      <Button onClick={onBack}>{t('review.again')}</Button>
      <ButtonLink to="/basket">{t('checkout.toBasket')}</ButtonLink>
    </p>
  );
}
