import { holdsWords } from '@werkbank/contracts/text';

/** Search of a choice: by words of its text, as in every list. */
export const findOption = {
  filterOption: (typed: string, option?: { label?: unknown }) =>
    holdsWords([typeof option?.label === 'string' ? option.label : ''], typed),
};
