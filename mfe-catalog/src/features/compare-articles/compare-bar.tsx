import { Button, ButtonLink } from '@werkbank/kit/button';
import { useReadable } from '@werkbank/kit/host';
import { useTranslation } from 'react-i18next';
import css from './compare.module.css';
import { chooseNone, comparisonAddress, comparisonChoice } from './comparison-choice';

/**
 * What is chosen for comparison and the way there; not there while nothing is chosen. It covers nothing: on a wide
 * screen it stands in the left column, which stays in view, on a narrow one below the list.
 */
export function CompareBar({ where }: { where: 'left-column' | 'below' | 'panel' }) {
  const { t } = useTranslation('catalog');
  const chosen = useReadable(comparisonChoice);
  if (chosen.length === 0) return null;
  return (
    <section className={`${css.bar} ${css[where]}`} aria-label={t('compare.title')}>
      <span>{t('compare.chosen', { count: chosen.length })}</span>
      <ButtonLink to={comparisonAddress(chosen)}>{t('compare.show')}</ButtonLink>
      <Button kind="quiet" onClick={chooseNone}>
        {t('compare.clear')}
      </Button>
    </section>
  );
}
