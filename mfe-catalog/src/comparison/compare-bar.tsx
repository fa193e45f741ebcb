import { Button, ButtonLink } from '@werkbank/kit/button';
import { useReadable } from '@werkbank/kit/host';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import css from './compare.module.css';
import { chooseNone, comparisonAddress, comparisonChoice } from './comparison-choice';

/**
 * Links to the comparison of the chosen articles; hidden while none is chosen. Below a list it sticks to
 * the window's edge, so it moves no content. The comparison links back to this page.
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
