import { useErrorMessage } from '@werkbank/kit/api';
import { Button } from '@werkbank/kit/button';
import { Notice } from '@werkbank/kit/feedback';
import { ConfirmDialog } from '@werkbank/kit/ui/modal';
import { type ReactNode, useState } from 'react';

/** The button of the next step. It asks first, and shows the reason of a refusal. */
export function AskedAction({
  label,
  title,
  confirm,
  act,
  children,
}: {
  label: string;
  title: string;
  confirm: string;
  act: () => Promise<unknown>;
  children: ReactNode;
}) {
  const messageOf = useErrorMessage();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const send = async () => {
    setBusy(true);
    setRefusal(undefined);
    try {
      await act();
      setAsking(false);
    } catch (error) {
      setRefusal(error);
    } finally {
      setBusy(false);
    }
  };
  const ask = () => {
    setRefusal(undefined);
    setAsking(true);
  };
  return (
    <>
      <Button kind="primary" onClick={ask}>
        {label}
      </Button>
      {asking ? (
        <ConfirmDialog
          title={title}
          confirm={confirm}
          busy={busy}
          onConfirm={() => void send()}
          onClose={() => setAsking(false)}
        >
          {refusal === undefined ? children : <Notice kind="error">{messageOf(refusal)}</Notice>}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
