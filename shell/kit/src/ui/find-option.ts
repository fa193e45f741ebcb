import { holdsWords } from '@werkbank/contracts/text';

/** How a choice is searched: by words of what it shows, as every list is. */
export const findOption = {
  filterOption: (typed: string, option?: { label?: unknown }) =>
    holdsWords([typeof option?.label === 'string' ? option.label : ''], typed),
};
