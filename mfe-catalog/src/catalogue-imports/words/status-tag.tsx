import type { CatalogueImportStatus } from '@werkbank/contracts/entities';
import { Tag, type TagKind } from '@werkbank/kit/ui/tag';
import { useTranslation } from 'react-i18next';

const kinds = {
  Waiting: 'plain',
  Reading: 'action',
  NeedsMapping: 'signal',
  Preview: 'signal',
  AwaitingApproval: 'signal',
  Applying: 'action',
  Done: 'good',
  Failed: 'bad',
  Discarded: 'plain',
  Withdrawn: 'plain',
} as const satisfies Record<CatalogueImportStatus, TagKind>;

/** The status of an import as a coloured word. */
export function StatusTag({ status }: { status: CatalogueImportStatus }) {
  const { t } = useTranslation('imports');
  return <Tag kind={kinds[status]}>{t(`status.${status}`)}</Tag>;
}
