import { Icon, type IconName } from '@werkbank/kit/icon';
import { useTranslation } from 'react-i18next';
import css from './welcome.module.css';

const reasons: readonly [key: string, icon: IconName][] = [
  ['prices', 'parts'],
  ['dates', 'clock'],
  ['invoice', 'document'],
  ['find', 'search'],
  ['costs', 'customs'],
  ['word', 'check'],
  ['trace', 'truck'],
];

/** Seven reasons to buy here, each one thing that the product really does. */
export function Reasons() {
  const { t } = useTranslation('catalog');
  return (
    <section className={css.section}>
      <h2>{t('home.reasons')}</h2>
      <ul className={css.reasons}>
        {reasons.map(([key, icon]) => (
          <li key={key}>
            <Icon name={icon} size={20} />
            <div>
              <h3>{t(`reasons.${key}.title`)}</h3>
              <p>{t(`reasons.${key}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
