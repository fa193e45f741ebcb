import type { Attachment } from '@werkbank/contracts/entities';

/** The object that files and videos are attached to. */
export interface AttachedTo {
  readonly objectType: Attachment['objectType'];
  readonly objectId: string;
  /** Distinguishes its buttons from those of other objects on the page; absent if there is no other. */
  readonly name?: string;
  readonly attachments: readonly Attachment[];
}

/** Which dialog is open. */
export type Open =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'delete'; readonly attachment: Attachment };

/** Words and name of a button. */
export function named({ name }: Pick<AttachedTo, 'name'>, action: string) {
  return { 'aria-label': name === undefined ? action : `${action} (${name})`, children: action };
}
