import type { CallAnswer } from '@werkbank/contracts/calls';
import { orderMailKinds } from '@werkbank/contracts/order-mails';
import { LinesSkeleton } from '@werkbank/kit/skeleton';
import { ErrorState } from '@werkbank/kit/feedback';
import { Switch } from '@werkbank/kit/ui/switch';
import { useApiQuery, useApiMutation } from '@werkbank/kit/api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './mail-choices.module.css';

type Choices = CallAnswer<'getMailChoices'>;

/** Switches for a person's mails about orders; each saves at once. */
export function MailChoices({ userId }: { userId: number }) {
  const { t } = useTranslation('admin');
  const params = { userId };
  const { data, error, refetch } = useApiQuery('getMailChoices', { params });
  const set = useApiMutation('setMailChoices', {
    success: t('mails.saved'),
    local: (cache, answer) => cache.set('getMailChoices', { params }, answer),
  });
  // The new state shows at once; a refusal restores the saved one.
  const [asked, setAsked] = useState<Choices>();
  if (error && !data) return <ErrorState error={error} retry={() => void refetch()} />;
  const choices = asked ?? data;
  if (!choices) return <LinesSkeleton lines={6} />;
  const choose = (body: Choices): void => {
    setAsked(body);
    set.mutate({ params, body }, { onSettled: () => setAsked(undefined) });
  };
  return (
    <div className={css.choices}>
      <p className={css.lead}>{t('mails.lead')}</p>
      <ul className={css.kinds}>
        {orderMailKinds.map((kind) => (
          <li key={kind}>
            <Switch
              checked={!choices.off.includes(kind)}
              disabled={asked !== undefined}
              onChange={(on) =>
                choose({
                  ...choices,
                  off: on ? choices.off.filter((one) => one !== kind) : [...choices.off, kind],
                })
              }
            >
              {t(`mails.kinds.${kind}`)}
            </Switch>
          </li>
        ))}
      </ul>
      <div>
        <Switch
          checked={choices.digest}
          disabled={asked !== undefined}
          onChange={(digest) => choose({ ...choices, digest })}
        >
          {t('mails.digest')}
        </Switch>
        <p className={css.help}>{t('mails.digestHelp')}</p>
      </div>
    </div>
  );
}
