import { AttachmentDialog } from './attachment-dialog';
import type { AttachedTo, Open } from './attached-to';
import { DeleteAttachment } from './delete-attachment';

export interface AttachmentDialogsProps {
  open: Open;
  to: AttachedTo;
  onClose: () => void;
}

/** The open dialog of a list of files and videos. */
export default function AttachmentDialogs({ open, to, onClose }: AttachmentDialogsProps) {
  switch (open.kind) {
    case 'add':
      return <AttachmentDialog to={to} onClose={onClose} />;
    case 'edit':
      return <AttachmentDialog to={to} attachment={open.attachment} onClose={onClose} />;
    case 'delete':
      return <DeleteAttachment attachment={open.attachment} onClose={onClose} />;
  }
}
