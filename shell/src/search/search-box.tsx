import { useHost } from '@werkbank/kit/host';
import { Icon } from '@werkbank/kit/icon';
import * as icons from '@werkbank/kit/icons';
import { report } from '@werkbank/kit/report';
import { type ComponentType, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { loadSuggestions } from './load-suggestions';
import { searchAddress } from './search-address';
import css from './search-box.module.css';
import type { SuggestionListProps } from './suggestion-list';

/** The widest thing of the header. `/` goes there from anywhere. */
export function SearchBox() {
  const { t } = useTranslation('shell');
  const { navigation } = useHost();
  const { pathname, search } = useLocation();
  const current = new URLSearchParams(search).get('q') ?? '';
  const [text, setText] = useState(current);
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const listId = useId();
  const [List, setList] = useState<ComponentType<SuggestionListProps>>();
  const [active, setActive] = useState<string | null>(null);
  const loading = useRef(false);
  const load = () => {
    if (loading.current) return;
    loading.current = true;
    loadSuggestions().then(
      (loaded) => setList(() => loaded),
      (error: unknown) => {
        // The search goes on without it; the next visit of the field tries again.
        loading.current = false;
        report('The suggestions of the search failed to load', error);
      },
    );
  };
  // The address decides: going back shows its search.
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
      field?.focus();
      field?.select();
    };
    addEventListener('keydown', jump);
    return () => removeEventListener('keydown', jump);
  }, [field]);
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
          ref={setField}
          className={css.input}
          type="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={active !== null}
          aria-controls={active === null ? undefined : listId}
          aria-activedescendant={active || undefined}
          onFocus={load}
          name="q"
          aria-label={t('search.label')}
          placeholder={t('search.placeholder')}
          autoComplete="off"
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className={css.button} aria-label={t('search.submit')}>
          <Icon path={icons.search} />
        </button>
        {List && field ? (
          <List
            id={listId}
            text={text}
            isTyped={text !== current}
            field={field}
            onActive={setActive}
            onChosen={setText}
          />
        ) : null}
      </form>
    </search>
  );
}
