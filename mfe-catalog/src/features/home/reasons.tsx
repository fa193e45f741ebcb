import { Icon, type IconPath } from '@werkbank/kit/icon';
import * as icons from '@werkbank/kit/icons';
import { useTranslation } from 'react-i18next';
import css from './home.module.css';

const reasons: readonly [key: string, icon: IconPath][] = [
  ['prices', icons.parts],
  ['dates', icons.clock],
  ['invoice', icons.document],
  ['find', icons.search],
  ['costs', icons.customs],
  ['word', icons.check],
  ['trace', icons.truck],
];

/** Seven reasons to buy here, each one thing that the product really does. */
export function Reasons() {
  const { t } = useTranslation('catalog');
  return (
    <section className={`${css.section} ${css.reasonsPlace}`}>
      <h2>{t('home.reasons')}</h2>
      <ul className={css.reasons}>
        {reasons.map(([key, icon]) => (
          <li key={key}>
            <Icon path={icon} size={20} />
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
