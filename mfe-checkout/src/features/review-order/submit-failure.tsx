import { isApiError } from '@werkbank/kit/api-error';
import { Button, ButtonLink } from '@werkbank/kit/button';
import { Notice } from '@werkbank/kit/feedback';
import { useErrorMessage } from '@werkbank/kit/api';
import { useTranslation } from 'react-i18next';
import css from '../../order-summary/order-summary.module.css';

/** Whether the draft can never be ordered as it stands, so that there is only the way back. */
export function isOver(error: unknown): boolean {
  return isApiError(error) && (error.status === 409 || error.status === 403);
}

/** The draft is still there: either try again, or look at what has changed. */
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

/** The summary is of an earlier basket: what is ordered is what the buyer put together last. */
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
