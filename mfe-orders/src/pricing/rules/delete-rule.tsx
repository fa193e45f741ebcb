import { Notice } from '@werkbank/kit/feedback';
import { ConfirmDialog } from '@werkbank/kit/ui/modal';
import { useErrorMessage } from '@werkbank/kit/api';
import type { ReactNode } from 'react';

/** Asks before something is deleted; what speaks against it stands in the same place. */
export function DeleteRule({
  title,
  confirm,
  command,
  onConfirm,
  onClose,
  children,
}: {
  title: string;
  confirm: string;
  command: { isPending: boolean; error: unknown };
  onConfirm: () => void;
  onClose: () => void;
  /** What becomes of prices without it. */
  children: ReactNode;
}) {
  const messageOf = useErrorMessage();
  return (
    <ConfirmDialog
      title={title}
      confirm={confirm}
      danger
      busy={command.isPending}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {command.error ? <Notice kind="error">{messageOf(command.error)}</Notice> : children}
    </ConfirmDialog>
  );
}
