import type { ArticleEdit } from '@werkbank/contracts/entities';
import type { Language } from '@werkbank/contracts/localization';
import { numberMessage, UnreadNumber } from '@werkbank/contracts/numbers';
import type { Formats } from '@werkbank/kit/formats';
import type { FieldErrors } from '@werkbank/kit/use-service-form';

/** A field that is empty stays as it is. */
export interface EditValues {
  sale: string;
  priceBy: string;
  percent: string;
  amount: string;
  currency: string;
  leadTimeDays: string;
  minQuantity: string;
  quantityInterval: string;
  groupId: string;
  materialGroupId: string;
  replaceIn: string;
  find: string;
  by: string;
}

export const nothing: EditValues = {
  sale: '',
  priceBy: '',
  percent: '',
  amount: '',
  currency: 'EUR',
  leadTimeDays: '',
  minQuantity: '',
  quantityInterval: '',
  groupId: '',
  materialGroupId: '',
  replaceIn: '',
  find: '',
  by: '',
};

/** The choice that takes articles out of their material group. */
export const noMaterialGroup = 'none';

const typedNumbers = ['percent', 'amount', 'leadTimeDays', 'minQuantity', 'quantityInterval'] as const;
const cents = { decimals: 2 } as const;

/** Numbers that cannot be read, and those that are missing. */
export function unreadNumbers(
  values: EditValues,
  formats: Formats,
  language: Language,
  required: string,
): FieldErrors<EditValues> {
  const errors: FieldErrors<EditValues> = {};
  for (const name of typedNumbers) {
    if ((name === 'percent' || name === 'amount') && name !== values.priceBy) continue;
    const read = formats.read(values[name], cents);
    if (read instanceof UnreadNumber) errors[name] = numberMessage(read, language);
    else if (read === undefined && name === values.priceBy) errors[name] = required;
  }
  if (values.replaceIn !== '' && values.find === '') errors.find = required;
  return errors;
}

/** The edit of the call. */
export function editOf(values: EditValues, formats: Pick<Formats, 'read'>): ArticleEdit {
  const numberOf = (text: string): number | undefined => {
    const read = formats.read(text, cents);
    return typeof read === 'number' ? read : undefined;
  };
  const edit: ArticleEdit = {};
  if (values.sale !== '') edit.isOnSale = values.sale === 'on';
  if (values.priceBy === 'percent') edit.price = { by: 'percent', percent: numberOf(values.percent) ?? 0 };
  if (values.priceBy === 'amount') {
    const amount = Math.round((numberOf(values.amount) ?? 0) * 100);
    edit.price = { by: 'amount', amount, currency: values.currency };
  }
  for (const name of ['leadTimeDays', 'minQuantity', 'quantityInterval'] as const) {
    const value = numberOf(values[name]);
    if (value !== undefined) edit[name] = value;
  }
  if (values.groupId !== '') edit.groupId = values.groupId;
  if (values.materialGroupId !== '') {
    edit.materialGroupId = values.materialGroupId === noMaterialGroup ? null : Number(values.materialGroupId);
  }
  if (values.replaceIn === 'name' || values.replaceIn === 'description') {
    edit.replace = { field: values.replaceIn, find: values.find, by: values.by };
  }
  return edit;
}

/** The field of the form at which a path of the call is shown. */
export function fieldOfPath(path: string): string {
  const name = path.replace(/^edit\./, '');
  if (name === 'replace.find') return 'find';
  if (name === 'replace.by') return 'by';
  return name.replace(/^price\./, '');
}
