import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SearchForm } from '../../search-form/search-form';
import css from './home.module.css';

/** Frequent searches in three forms: standard and size, word, article number. */
const examples = ['example1', 'example2', 'example3'] as const;

/** The title, the search with examples, and the background drawing. */
export function Hero({ hasArticles }: { hasArticles: boolean }) {
  const { t } = useTranslation('catalog');
  return (
    <section className={css.hero}>
      <img className={css.banner} src="/banner.svg" alt="" width={1600} height={360} fetchPriority="high" />
      <div className={css.heroWords}>
        <h1 className={css.title} tabIndex={-1}>
          {t('home.title')}
        </h1>
        <SearchForm />
        {hasArticles ? (
          <Link to="/tools-for-task" className={css.byTask}>
            {t('home.byTask')}
          </Link>
        ) : null}
        {hasArticles ? (
          <p className={css.examples}>
            <span>{t('home.examples')}</span>
            {examples.map((key) => {
              const text = t(`home.${key}`);
              return (
                <Link key={key} to={`/search?${new URLSearchParams({ q: text })}`}>
                  {text}
                </Link>
              );
            })}
          </p>
        ) : null}
      </div>
    </section>
  );
}
