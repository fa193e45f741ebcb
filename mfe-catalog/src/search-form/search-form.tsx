import { Button } from '@werkbank/kit/button';
import { useHost } from '@werkbank/kit/host';
import * as icons from '@werkbank/kit/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './search-form.module.css';

/** The search in the middle of the home page. */
export function SearchForm() {
  const { t } = useTranslation('catalog');
  const { navigation } = useHost();
  const [text, setText] = useState('');
  return (
    <form
      action="/search"
      role="search"
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = text.trim();
        if (wanted !== '') navigation.go(`/search?${new URLSearchParams({ q: wanted })}`);
      }}
    >
      <input
        type="search"
        name="q"
        aria-label={t('home.search')}
        placeholder={t('home.searchPlaceholder')}
        autoComplete="off"
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" kind="primary" icon={icons.search} className={css.go ?? ''}>
        {t('home.searchGo')}
      </Button>
    </form>
  );
}
