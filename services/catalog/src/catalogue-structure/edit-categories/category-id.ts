import { compareForm } from '@werkbank/contracts/text';
import { unplacedGroupId } from '../../catalogue/index.js';

const longest = 60;
/** `new` is the address of the form for another one. */
const reserved: readonly string[] = [unplacedGroupId, 'new'];

/** The id of a new category, part of its address: its English name, with a number if that is taken. */
export function categoryIdFor(name: string, taken: ReadonlySet<string>): string {
  const words = compareForm(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replaceAll(/^-+|-+$/g, '');
  const base = words === '' || reserved.includes(words) ? `category-${words}`.replace(/-$/, '') : words;
  let id = base;
  for (let nth = 2; taken.has(id); nth++) id = `${base}-${nth}`;
  return id;
}
