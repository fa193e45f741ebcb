import { Countdown } from '@werkbank/kit/countdown';
import { Notice } from '@werkbank/kit/feedback';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import css from './todo.module.css';

/** The reader's next task, first on the page and in signal orange, with the time left and one clear button. */
export function Todo({
  title,
  until,
  help,
  action,
}: {
  title: string;
  until?: string | null;
  help?: string;
  action?: ReactNode;
}) {
  const { t } = useTranslation('orders');
  return (
    <section aria-label={t('todo.label')}>
      <Notice kind="signal">
        <div className={css.words}>
          <p className={css.title}>
            {title}
            {until ? <Countdown until={until} /> : null}
          </p>
          {help ? <p className={css.help}>{help}</p> : null}
        </div>
        {action ? <div className={css.action}>{action}</div> : null}
      </Notice>
    </section>
  );
}
