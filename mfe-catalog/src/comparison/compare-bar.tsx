import { Button, ButtonLink } from '@werkbank/kit/button';
import { useReadable } from '@werkbank/kit/host';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import css from './compare.module.css';
import { chooseNone, comparisonAddress, comparisonChoice } from './comparison-choice';

/**
 * What is chosen for comparison and the way there; not there while nothing is chosen. Below a list it stays at the
 * window's edge, so that nothing is shoved aside by it. The comparison leads back to where it was opened.
 */
export function CompareBar({ where }: { where: 'below' | 'panel' }) {
  const { t } = useTranslation('articles');
  const chosen = useReadable(comparisonChoice);
  const { pathname, search } = useLocation();
  if (chosen.length === 0) return null;
  return (
    <section className={`${css.bar} ${css[where]}`} aria-label={t('compare.title')}>
      <span>{t('compare.chosen', { count: chosen.length })}</span>
      <ButtonLink to={comparisonAddress(chosen, pathname + search)}>{t('compare.show')}</ButtonLink>
      <Button kind="quiet" onClick={chooseNone}>
        {t('compare.clear')}
      </Button>
    </section>
  );
}
