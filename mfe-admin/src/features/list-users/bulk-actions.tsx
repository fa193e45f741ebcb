import type { ManagedUser } from '@werkbank/contracts/entities';
import { Button } from '@werkbank/kit/button';
import { useFormats } from '@werkbank/kit/formats';
import { useNotify } from '@werkbank/kit/host';
import { Notice } from '@werkbank/kit/feedback';
import { ConfirmDialog, Dialog, DialogActions } from '@werkbank/kit/ui/modal';
import { Progress } from '@werkbank/kit/ui/progress';
import { type Selection, useChosenRows } from '@werkbank/kit/ui/table-selection';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { affected, type Change, type Outcome, useChangeUsers } from './change-users';
import css from './list-users.module.css';
import { nameOfUser } from './user-columns';

const changes: readonly Change[] = ['enable', 'disable', 'delete'];

/** Actions on several users at once, each after one dialog that names them. */
export function BulkActions({ selection }: { selection: Selection<ManagedUser> }) {
  const { t } = useTranslation('admin');
  const [asked, setAsked] = useState<Change>();
  return (
    <>
      {changes.map((change) => (
        <Button key={change} kind="quiet" onClick={() => setAsked(change)}>
          {t(`bulk.${change}.action`)}
        </Button>
      ))}
      {asked ? (
        <ChangeUsers change={asked} selection={selection} onClose={() => setAsked(undefined)} />
      ) : null}
    </>
  );
}

function ChangeUsers({
  change,
  selection,
  onClose,
}: {
  change: Change;
  selection: Selection<ManagedUser>;
  onClose: () => void;
}) {
  const { t } = useTranslation('admin');
  const formats = useFormats();
  const notify = useNotify();
  const { viewerId, done, run } = useChangeUsers();
  const chosen = [...useChosenRows(selection).values()];
  // The users are fixed when the dialog opens, although the list behind it changes.
  const [users] = useState(() => affected(change, chosen, viewerId));
  const [leftOut] = useState(chosen.length - users.length);
  const [outcome, setOutcome] = useState<Outcome>();
  const told = (count: number) => ({ count, number: formats.number(count) });
  const go = async () => {
    const result = await run(change, users);
    selection.choose(
      result.changed.map((user) => [user.id, user]),
      false,
    );
    if (result.changed.length > 0) notify('success', t(`bulk.${change}.done`, told(result.changed.length)));
    if (result.refused.length === 0) onClose();
    else setOutcome(result);
  };
  if (outcome) return <Refusals change={change} outcome={outcome} onClose={onClose} />;
  if (users.length === 0) {
    return (
      <Dialog title={t(`bulk.${change}.action`)} onClose={onClose}>
        <p>{t(`bulk.${change}.nobody`)}</p>
        <DialogActions>
          <Button onClick={onClose}>{t('bulk.close')}</Button>
        </DialogActions>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      title={t(`bulk.${change}.title`, told(users.length))}
      confirm={t(`bulk.${change}.action`)}
      danger={change === 'delete'}
      busy={done !== undefined}
      onConfirm={() => void go()}
      // Closing is blocked while changes run; the result lists the refused users.
      onClose={() => (done === undefined ? onClose() : undefined)}
    >
      <p>{t(`bulk.${change}.text`)}</p>
      <ul className={css.names}>
        {users.map((user) => (
          <li key={user.id}>
            {nameOfUser(user)} <span>{user.email}</span>
          </li>
        ))}
      </ul>
      {leftOut > 0 ? <p>{t(`bulk.${change}.leftOut`, told(leftOut))}</p> : null}
      {done === undefined ? null : (
        <Progress label={t(`bulk.${change}.action`)} value={done} max={users.length} />
      )}
    </ConfirmDialog>
  );
}

function Refusals({ change, outcome, onClose }: { change: Change; outcome: Outcome; onClose: () => void }) {
  const { t } = useTranslation('admin');
  return (
    <Dialog title={t(`bulk.${change}.refused`)} onClose={onClose}>
      <Notice kind="error">
        <ul className={css.names}>
          {outcome.refused.map(({ user, why }) => (
            <li key={user.id}>
              <b>{nameOfUser(user)}</b>: {why}
            </li>
          ))}
        </ul>
      </Notice>
      <DialogActions>
        <Button onClick={onClose}>{t('bulk.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
