import { useHost } from '@werkbank/kit/host';
import { Icon } from '@werkbank/kit/icon';
import * as icons from '@werkbank/kit/icons';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import css from './header.module.css';
import { searchAddress } from './search-address';

/** The widest thing of the header. `/` goes there from anywhere. */
export function SearchBox() {
  const { t } = useTranslation('shell');
  const { navigation } = useHost();
  const { pathname, search } = useLocation();
  const current = new URLSearchParams(search).get('q') ?? '';
  const [text, setText] = useState(current);
  const input = useRef<HTMLInputElement>(null);
  // The address leads: going back shows what was searched for then.
  const [shown, setShown] = useState(current);
  if (shown !== current) {
    setShown(current);
    setText(current);
  }
  useEffect(() => {
    const jump = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof Element && event.target.closest('input, textarea, select, dialog');
      if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    addEventListener('keydown', jump);
    return () => removeEventListener('keydown', jump);
  }, []);
  return (
    <search className={css.search}>
      <form
        action="/search"
        className={css.search}
        onSubmit={(event) => {
          event.preventDefault();
          const target = searchAddress(text, { pathname, search });
          if (target !== undefined) navigation.go(target);
        }}
      >
        <input
          ref={input}
          className={css.searchInput}
          type="search"
          name="q"
          aria-label={t('search.label')}
          placeholder={t('search.placeholder')}
          autoComplete="off"
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className={css.searchButton} aria-label={t('search.submit')}>
          <Icon path={icons.search} />
        </button>
      </form>
    </search>
  );
}
