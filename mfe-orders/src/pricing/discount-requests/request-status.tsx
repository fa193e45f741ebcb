import type { DiscountRequestStatus } from '@werkbank/contracts/entities';
import { Tag, type TagKind } from '@werkbank/kit/ui/tag';
import { useTranslation } from 'react-i18next';

const kinds = {
  Open: 'action',
  Granted: 'good',
  Declined: 'bad',
} as const satisfies Record<DiscountRequestStatus, TagKind>;

export function RequestStatus({ status }: { status: DiscountRequestStatus }) {
  const { t } = useTranslation('orders');
  return <Tag kind={kinds[status]}>{t(`request.status.${status}`)}</Tag>;
}
