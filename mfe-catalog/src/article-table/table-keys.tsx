import { useTranslation } from 'react-i18next';
import css from './article-table.module.css';

/** Lists the keyboard shortcuts of an article table. */
export function TableKeys() {
  const { t } = useTranslation('articles');
  const keys: [keys: readonly string[], does: string][] = [
    [['↑', '↓'], t('keys.move')],
    [['Enter'], t('keys.open')],
    [['1', '…', '9', 'Enter'], t('keys.add')],
    [['Esc'], t('keys.back')],
    [['/'], t('keys.search')],
  ];
  return (
    <details className={css.keys}>
      <summary>{t('keys.title')}</summary>
      <dl>
        {keys.map(([names, does]) => (
          <div key={does}>
            <dt>
              {names.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
