import { type ReactNode, useState } from 'react';
import { useErrorMessage } from '../api/api-hooks';
import { Button, IconButton } from '../buttons/button';
import { Notice } from '../feedback/notice';
import * as icons from '../icons/paths';
import { withoutAsking } from '../navigation-guard/navigation-guard';
import { ConfirmDialog } from './modal';

interface Deletion {
  title: string;
  /** The button's label names the action: "Delete order", never "OK". */
  confirm: string;
  /** Sends the deletion; rejects if it is refused. */
  remove: () => Promise<unknown>;
  /** The consequences. */
  children: ReactNode;
}

/** Asks before something is deleted. After a refusal it stays open and shows the reason. */
export function DeleteDialog({
  remove,
  onClose,
  onDeleted = onClose,
  children,
  ...question
}: Deletion & { onClose: () => void; onDeleted?: () => void }) {
  const messageOf = useErrorMessage();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const send = async () => {
    setBusy(true);
    try {
      await remove();
    } catch (error) {
      setRefusal(error);
      setBusy(false);
      return;
    }
    onDeleted();
  };
  return (
    <ConfirmDialog {...question} danger busy={busy} onConfirm={() => void send()} onClose={onClose}>
      {refusal === undefined ? children : <Notice kind="error">{messageOf(refusal)}</Notice>}
    </ConfirmDialog>
  );
}

/** The button that asks, then deletes: with the words of the dialog, or in a row as an icon with its title. */
export function DeleteButton({
  label,
  inRow = false,
  onDeleted,
  ...deletion
}: Deletion & {
  label?: string;
  inRow?: boolean;
  /** Leaves the page of the deleted object. */
  onDeleted?: () => void;
}) {
  const [asking, setAsking] = useState(false);
  const ask = () => setAsking(true);
  return (
    <>
      {inRow ? (
        <IconButton icon={icons.trash} label={label ?? deletion.title} onClick={ask} />
      ) : (
        <Button kind="danger" icon={icons.trash} onClick={ask}>
          {label ?? deletion.confirm}
        </Button>
      )}
      {asking ? (
        <DeleteDialog
          {...deletion}
          onClose={() => setAsking(false)}
          onDeleted={() => (onDeleted ? withoutAsking(onDeleted) : setAsking(false))}
        />
      ) : null}
    </>
  );
}
