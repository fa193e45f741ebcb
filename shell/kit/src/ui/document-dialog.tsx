import type { Layout } from '@werkbank/contracts/documents';
import { useTranslation } from 'react-i18next';
import { Button } from '../buttons/button';
import * as icons from '../icons/paths';
import { DocumentPages } from '../documents/document-pages';
import { Dialog, DialogActions } from './modal';

/** A document that is drawn here, above the page: to read and to print. */
export function DocumentDialog({ layout, onClose }: { layout: Layout; onClose: () => void }) {
  const { t } = useTranslation('kit');
  return (
    <Dialog title={layout.title} wide onClose={onClose}>
      <DialogActions>
        <Button kind="primary" icon={icons.print} onClick={() => globalThis.print()}>
          {t('pdf.print')}
        </Button>
      </DialogActions>
      <DocumentPages layout={layout} />
    </Dialog>
  );
}
