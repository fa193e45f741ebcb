import { numberForm } from '@werkbank/contracts/text';

export interface OwnNumber {
  articleId: string;
  number: string;
}

/** The own article numbers of one company, by number. Several articles may have the same. */
export class OwnNumbers {
  static readonly none = new OwnNumbers([]);
  private readonly numbers: ReadonlyMap<string, string>;
  private readonly sorted: readonly (OwnNumber & { form: string })[];
  private readonly byForm: ReadonlyMap<string, readonly OwnNumber[]>;

  constructor(numbers: readonly OwnNumber[]) {
    this.numbers = new Map(numbers.map(({ articleId, number }) => [articleId, number]));
    this.sorted = numbers
      .map((one) => ({ ...one, form: numberForm(one.number) }))
      .sort((one, other) => byText(one.form, other.form) || byText(one.articleId, other.articleId));
    this.byForm = Map.groupBy(this.sorted, ({ form }) => form);
  }

  get all(): readonly OwnNumber[] {
    return this.sorted;
  }

  /** As a field of an answer that shows the article. */
  of(articleId: string): { ownArticleNumber?: string } {
    const ownArticleNumber = this.numbers.get(articleId);
    return ownArticleNumber === undefined ? {} : { ownArticleNumber };
  }

  /** Articles with the number, in any spelling. */
  articlesOf(number: string): string[] {
    const form = numberForm(number);
    return form === '' ? [] : (this.byForm.get(form) ?? []).map(({ articleId }) => articleId);
  }

  /** Articles whose number begins so, the shortest number first. */
  articlesBeginning(text: string, most: number): string[] {
    const form = numberForm(text);
    if (form === '') return [];
    return this.sorted
      .filter((one) => one.form.startsWith(form))
      .toSorted((one, other) => one.form.length - other.form.length)
      .slice(0, most)
      .map(({ articleId }) => articleId);
  }

  /** Numbers that contain the text. */
  with(text: string): readonly OwnNumber[] {
    const form = numberForm(text);
    return form === '' ? this.sorted : this.sorted.filter((one) => one.form.includes(form));
  }
}

const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
