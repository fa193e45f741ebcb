import { PdfBody } from '../pdf/pdf-body';
import type { PdfSource } from '../pdf/pdf-document';
import { Dialog } from './modal';

/** A document above the page: to read, to print and to save. */
export function PdfDialog({
  title,
  fileName,
  source,
  onClose,
}: {
  title: string;
  fileName: string;
  source: PdfSource;
  onClose: () => void;
}) {
  return (
    <Dialog title={title} wide onClose={onClose}>
      <PdfBody source={source} fileName={fileName} />
    </Dialog>
  );
}
