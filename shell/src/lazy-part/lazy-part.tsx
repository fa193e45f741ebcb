import { Button } from '@werkbank/kit/button';
import { ErrorBoundary } from '@werkbank/kit/error-boundary';
import * as icons from '@werkbank/kit/icons';
import { LinesSkeleton } from '@werkbank/kit/skeleton';
import { Notice } from '@werkbank/kit/feedback';
import { type ReactNode, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { report } from '@werkbank/kit/report';

/**
 * Loads a part when people open its place. They wait for it, so a failure shows a retry. `onRetry` takes a new lazy component,
 * because one remembers its failure.
 */
export function LazyPart({
  className,
  lines,
  onRetry,
  children,
}: {
  className?: string | undefined;
  /** Height of the awaited content, in lines of text. */
  lines?: number;
  onRetry: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation('kit');
  const frame = useRef<HTMLDivElement>(null);
  const again = (redraw: () => void) => {
    // The button goes; with the focus lost, Escape would no longer reach the menu.
    frame.current?.focus();
    onRetry();
    redraw();
  };
  return (
    <div ref={frame} className={className} tabIndex={-1}>
      <ErrorBoundary
        onError={(error) => report('A part that was opened failed', error)}
        fallback={(_, redraw) => (
          <Notice kind="error">
            {t('states.errorTitle')}
            <Button icon={icons.reload} onClick={() => again(redraw)}>
              {t('states.retry')}
            </Button>
          </Notice>
        )}
      >
        <Suspense
          fallback={
            <div role="status" aria-label={t('states.loading')}>
              <LinesSkeleton {...(lines === undefined ? {} : { lines })} />
            </div>
          }
        >
          {children}
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
