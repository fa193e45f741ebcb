import type { DrawingKind } from '../../drawings/drawing-kinds.ts';
import type { Trade } from '../../people/producers.ts';
import type { ColumnKey } from '../columns.ts';
import type { GroupPlan, Option, Size } from '../group-plan.ts';
import type { MaterialGroupKey } from '../material-groups.ts';
import { plain, words } from '../group-plan.ts';

/** A group as families write it down: the parts that a table of standards leaves open. */
export interface GroupDraft {
  id: string;
  category: string;
  title: [de: string, en: string];
  about: [de: string, en: string];
  drawing: DrawingKind;
  trade: Trade;
  material: MaterialGroupKey;
  code: string;
  columns: ColumnKey[];
  sizes: Size[];
  details?: ColumnKey[];
  facets?: ColumnKey[];
  shared?: GroupPlan['shared'];
  options?: Option[];
  vocShare?: number;
  unit?: [de: string, en: string];
}

/** Defaults of a draft: every column is a facet, and the details are the values that all rows share. */
export function plan(draft: GroupDraft): GroupPlan {
  const shared = draft.shared ?? {};
  return {
    groupId: draft.id,
    categoryId: draft.category,
    title: words(...draft.title),
    description: words(...draft.about),
    drawing: draft.drawing,
    trade: draft.trade,
    materialGroup: draft.material,
    code: draft.code,
    columns: draft.columns,
    details: draft.details ?? (Object.keys(shared) as ColumnKey[]),
    facets: draft.facets ?? draft.columns,
    shared,
    sizes: draft.sizes,
    options: draft.options ?? [plain],
    ...(draft.vocShare === undefined ? {} : { vocShare: draft.vocShare }),
    ...(draft.unit === undefined ? {} : { unit: words(...draft.unit) }),
  };
}

export interface SizeDraft {
  code: string;
  label: string | [de: string, en: string];
  values: Size['values'];
  price: number;
  rank?: number;
  grams?: number;
}

export function size(draft: SizeDraft): Size {
  const label = typeof draft.label === 'string' ? words(draft.label) : words(...draft.label);
  return {
    rank: draft.rank ?? 0,
    code: draft.code,
    label,
    values: draft.values,
    price: Math.round(draft.price),
    weightGrams: Math.max(1, Math.round(draft.grams ?? 100)),
  };
}

/** A choice between values of one column, such as a coating; the first of them is the ordinary one. */
export function optionsOf(
  key: ColumnKey,
  choices: [
    code: string,
    value: string | number,
    label: string | [string, string],
    factor: number,
    rank?: number,
  ][],
): Option[] {
  return choices.map(([code, value, label, priceFactor, rank]) => ({
    code,
    label: typeof label === 'string' ? words(label) : words(...label),
    values: { [key]: value },
    priceFactor,
    rank: rank ?? 0,
    ...(key === 'coating' ? { drawing: { finish: String(value) } } : {}),
  }));
}

/** Every first option with every second one. */
export function crossed(first: Option[], second: Option[]): Option[] {
  return first.flatMap((a) =>
    second.map((b) => ({
      code: [a.code, b.code].filter(Boolean).join('-'),
      label: words(join(a.label.de, b.label.de), join(a.label.en, b.label.en)),
      values: { ...a.values, ...b.values },
      priceFactor: a.priceFactor * b.priceFactor,
      rank: (a.rank ?? 0) + (b.rank ?? 0),
      ...(a.drawing || b.drawing ? { drawing: { finish: (a.drawing ?? b.drawing)?.finish ?? '' } } : {}),
    })),
  );
}

function join(a: string, b: string): string {
  return [a, b].filter(Boolean).join(' ');
}
