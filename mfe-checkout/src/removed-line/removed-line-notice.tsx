import { Button } from '@werkbank/kit/button';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { useRemovedLine } from './use-removed-line';
import css from './removed-line.module.css';

/**
 * Names the removed line and restores it; the focus moves here from the button that disappeared with the
 * line.
 */
export function RemovedLineNotice({ removal }: { removal: ReturnType<typeof useRemovedLine> }) {
  const { t } = useTranslation('checkout');
  const textId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { removed, undo } = removal;
  useEffect(() => {
    if (removed) button.current?.focus();
  }, [removed]);
  // The status element always exists, so that screen readers announce its new text.
  return (
    <div role="status" className={removed ? css.removed : 'visually-hidden'}>
      {removed ? (
        <>
          <span id={textId}>{t('line.removed', { article: removed.item.materialNumber })}</span>
          <Button ref={button} onClick={undo} aria-describedby={textId}>
            {t('line.undo')}
          </Button>
        </>
      ) : null}
    </div>
  );
}
