import type { Delivery, PurchaseOrder, SalesOrder } from '@werkbank/contracts/entities';
import type { Layout } from '@werkbank/contracts/documents';
import { isApiError } from '@werkbank/kit/api-error';
import { useHost, useNotify } from '@werkbank/kit/host';
import * as icons from '@werkbank/kit/icons';
import { report } from '@werkbank/kit/report';
import { saveFile } from '@werkbank/kit/save-file';
import { Dropdown, type DropdownItem } from '@werkbank/kit/ui/dropdown';
import { DocumentDialog } from '@werkbank/kit/ui/document-dialog';
import { PdfDialog } from '@werkbank/kit/ui/pdf-dialog';
import { useErrorMessage } from '@werkbank/kit/api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeliveryName } from '../../order/delivery-name';
import { useViewer } from '../../../viewer/viewer';
import type { DeliveryDocument, Documents } from './documents-of';
import { type FetchedDocument, fetchDocument, type Wanted } from './fetch-document';

/** Everything that can be printed or kept of an order, as far as it is there by now. */
export function DocumentsMenu({
  order,
  documents: { ofOrder, ofDeliveries },
}: {
  order: SalesOrder | PurchaseOrder;
  documents: Documents;
}) {
  const { t } = useTranslation('orders');
  const nameOf = useDeliveryName();
  const [shown, setShown] = useState<FetchedDocument>();
  const [note, setNote] = useState<Layout>();
  const attempt = useAttempt();
  const open = useOpenDocument(order, setShown);
  const writeNote = useWriteNote(order, setNote);
  const itemsOf = (delivery: Delivery, kind: DeliveryDocument): DropdownItem[] =>
    numbersOf(delivery, kind).map((number) => ({
      key: [kind, delivery.id, number].join('-'),
      label: [t(`documents.${kind}`), number].join(' ').trim(),
      icon: kind.endsWith('Xml') ? icons.download : icons.document,
      onSelect: () =>
        attempt(() =>
          kind === 'DeliveryNote'
            ? writeNote(delivery)
            : open({ kind, deliveryId: delivery.id, ...(number !== '' && { number }) }),
        ),
    }));
  return (
    <>
      <Dropdown
        label={t('documents.title')}
        icon={icons.document}
        items={[
          ...ofOrder.map(
            (kind): DropdownItem => ({
              key: kind,
              label: t(`documents.${kind}`),
              icon: icons.document,
              onSelect: () => attempt(() => open({ kind })),
            }),
          ),
          ...ofDeliveries.map(({ delivery, documents }) => ({
            key: String(delivery.id),
            label: nameOf(delivery),
            items: documents.flatMap((kind) => itemsOf(delivery, kind)),
          })),
        ]}
      />
      {shown ? (
        <PdfDialog
          title={shown.fileName.replace(/\.pdf$/, '')}
          fileName={shown.fileName}
          source={() => Promise.resolve(shown.bytes.slice())}
          onClose={() => setShown(undefined)}
        />
      ) : null}
      {note ? <DocumentDialog layout={note} onClose={() => setNote(undefined)} /> : null}
    </>
  );
}

/** Numbers that distinguish several credit notes of one invoice. Other documents exist once. */
function numbersOf({ creditNotes = [] }: Delivery, kind: DeliveryDocument): readonly string[] {
  const several = kind.startsWith('CreditNote') && creditNotes.length > 1;
  return several ? creditNotes : [''];
}

/** Tells what did not work; a 401 was already answered by the session. */
function useAttempt() {
  const notify = useNotify();
  const messageOf = useErrorMessage();
  return async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      if (isApiError(error) && error.status === 401) return;
      if (!isApiError(error)) report('A document could not be opened', error);
      notify('error', messageOf(error));
    }
  };
}

/** Fetches a document: shows those for people, saves those for machines. */
function useOpenDocument(order: SalesOrder | PurchaseOrder, show: (document: FetchedDocument) => void) {
  const { api } = useHost();
  const requestsLabels = useViewer().kind === 'producer';
  return async (wanted: Wanted): Promise<void> => {
    const document = await fetchDocument(wanted, { api, order, requestsLabels });
    if (document.mediaType === 'application/pdf') show(document);
    else saveFile(document.fileName, new Blob([document.bytes], { type: document.mediaType }));
  };
}

/** Draws a delivery note. Its code loads with the first one. */
function useWriteNote(order: SalesOrder | PurchaseOrder, show: (layout: Layout) => void) {
  const host = useHost();
  const { i18n: texts } = useTranslation();
  return async (delivery: Delivery): Promise<void> => {
    const { writeDeliveryNote } = await import('../../delivery-note/write-delivery-note');
    show(await writeDeliveryNote(order, delivery, { host, texts }));
  };
}
