import type { ManagedCategory } from '@werkbank/contracts/entities';
import type { EventPayload } from '@werkbank/contracts/events';
import type { Language } from '@werkbank/contracts/localization';

type AuditedObject = EventPayload<'catalog.structure-changed.v1'>['object'];
type Audited = Pick<ManagedCategory, 'categoryId' | 'kind' | 'position'> & {
  parentId?: string | null;
  imageUrl?: string | null;
  de: string;
  en: string;
};

/** A category as the audit trail names it. */
export const auditedCategory = (
  { categoryId, ...names }: Pick<Audited, 'categoryId' | Language>,
  language: Language,
): AuditedObject => ({ type: 'Category', id: categoryId, name: names[language] });

/** Its fields in the audit trail. */
export const categoryFields = ({ kind, de, en, parentId, position, imageUrl }: Audited) => ({
  kind,
  nameDe: de,
  nameEn: en,
  parent: parentId ?? null,
  position,
  picture: imageUrl ?? null,
});
