import { useApiQuery } from '@werkbank/kit/api';
import { useFormats } from '@werkbank/kit/formats';
import { useHost, usePreferences } from '@werkbank/kit/host';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type SuggestedOption, suggestedGroups } from './suggested-options';
import css from './suggestion-list.module.css';
import { useBought } from './use-bought';
import { useSettled } from './use-settled';

export interface SuggestionListProps {
  id: string;
  text: string;
  /** True if the reader typed while the list was loading. */
  isTyped: boolean;
  field: HTMLInputElement;
  /** The id of the option that Enter chooses; null: the list is closed, '': none is chosen. */
  onActive: (optionId: string | null) => void;
  /** Gives the field the text of the search that was chosen. */
  onChosen: (search: string) => void;
}

const settledMs = 120;
const freshMs = 60_000;

/** The suggestions for the typed text. The focus stays in the field, whose keys move through the list. */
export function SuggestionList({ id, text, isTyped, field, onActive, onChosen }: SuggestionListProps) {
  const { t } = useTranslation('suggestions');
  const { navigation } = useHost();
  const { language: lng } = usePreferences();
  const bought = useBought();
  const q = useSettled(text.trim(), settledMs);
  const [isWanted, setWanted] = useState(isTyped || text.trim() === '');
  // By its key, because another answer may move the options.
  const [activeKey, setActiveKey] = useState<string>();
  const { data } = useApiQuery(
    'suggestSearches',
    { query: { lng, q } },
    { enabled: isWanted && q !== '', keepPrevious: true, staleTime: freshMs },
  );
  const typed = text.trim();
  const groups = suggestedGroups({
    text: typed,
    suggestions: q === '' || typed === '' ? undefined : data,
    bought,
    language: lng,
  });
  const options = groups.flatMap((group) => group.options);
  const active = options.findIndex(({ key }) => key === activeKey);
  const isOpen = isWanted && options.length > 0;
  const idOf = (option: SuggestedOption | undefined) => (option ? `${id}-${options.indexOf(option)}` : '');
  const activeId = isOpen ? idOf(options[active]) : null;
  const close = () => {
    setWanted(false);
    setActiveKey(undefined);
  };
  const choose = (option: SuggestedOption) => {
    close();
    onChosen(option.search);
  };

  const show = useEffectEvent(onActive);
  useEffect(() => show(activeId), [activeId]);
  const follow = useEffectEvent((event: Event) => {
    if (event.type === 'focusout') close();
    else if (event.type === 'click') setWanted(true);
    else if (event.type === 'input') {
      setWanted(true);
      setActiveKey(undefined);
    } else if (event instanceof KeyboardEvent && !event.isComposing) press(event);
  });
  useEffect(() => {
    const events = ['click', 'input', 'keydown', 'focusout'];
    // At the document, so that React has taken the text of the field before.
    const listen = (event: Event) => {
      if (event.target === field) follow(event);
    };
    for (const name of events) document.addEventListener(name, listen);
    return () => {
      for (const name of events) document.removeEventListener(name, listen);
    };
  }, [field]);

  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setWanted(true);
      // The field itself is a place before the first option.
      const places = options.length + 1;
      if (isOpen) setActiveKey(options[((active + 1 + step + places) % places) - 1]?.key);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter') {
      const option = isOpen ? options[active] : undefined;
      close();
      if (!option) return;
      event.preventDefault();
      navigation.go(option.to);
      onChosen(option.search);
    }
  }

  return (
    <>
      <p role="status" className="visually-hidden">
        {isOpen ? t('count', { count: options.length }) : null}
      </p>
      {isOpen ? (
        <div id={id} role="listbox" aria-label={t('label')} className={css.list}>
          {groups.map(({ kind, options: ofKind }) => (
            <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
              <div id={`${id}-${kind}`} role="presentation" className={css.kind}>
                {t(kind)}
              </div>
              {ofKind.map((option) => (
                <Option
                  key={option.key}
                  id={idOf(option)}
                  option={option}
                  isActive={option === options[active]}
                  onChoose={choose}
                />
              ))}
            </div>
          ))}
        </div>
      ) : null}
    </>
  );
}

function Option({
  id,
  option,
  isActive,
  onChoose,
}: {
  id: string;
  option: SuggestedOption;
  isActive: boolean;
  onChoose: (option: SuggestedOption) => void;
}) {
  const { t } = useTranslation('suggestions');
  const formats = useFormats();
  return (
    <Link
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      to={option.to}
      className={css.option}
      ref={(element) => {
        if (isActive) element?.scrollIntoView({ block: 'nearest' });
      }}
      // The field keeps the focus, so that the list is still there for the click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(option)}
    >
      <span className={css.words}>
        {option.number ? <span className={css.number}>{option.number}</span> : null}
        <span className={css.name}>{option.name}</span>
        {option.ownNumber ? (
          <span className={css.more}>{t('ownNumber', { number: option.ownNumber })}</span>
        ) : null}
        {option.within ? <span className={css.more}>{t('within', { name: option.within })}</span> : null}
        {option.boughtOn === undefined ? null : (
          <span className={css.more}>{t('boughtOn', { date: formats.date(option.boughtOn) })}</span>
        )}
      </span>
      {option.count === undefined ? null : <span className={css.count}>{formats.number(option.count)}</span>}
    </Link>
  );
}
