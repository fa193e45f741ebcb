import { fold } from '../search-index/fold.js';
import type { JudgedQuery, PropertyWanted, Wanted } from './judged-query.js';

/** The data of an article that decide its grade. */
export interface GradedArticle {
  articleId: string;
  /** The group and all categories above it. */
  places: readonly string[];
  germanName: string;
  /** The German name in the form in which words are compared. */
  folded: string;
  materialNumber: string;
  producer: string;
  properties: Readonly<Record<string, number | string>>;
}

const listOf = <T>(value: T | readonly T[] | undefined): readonly T[] =>
  value === undefined ? [] : Array.isArray(value) ? (value as readonly T[]) : [value as T];

/** 3 for the meant articles, 2 for equivalent ones, 1 for the same family, 0 for any other. */
export function gradeOf(article: GradedArticle, { best, good, fair }: JudgedQuery): 0 | 1 | 2 | 3 {
  if (listOf(best).some((wanted) => answers(article, wanted))) return 3;
  if (listOf(good).some((wanted) => answers(article, wanted))) return 2;
  return listOf(fair).some((wanted) => answers(article, wanted)) ? 1 : 0;
}

function answers(article: GradedArticle, wanted: Wanted): boolean {
  const places = listOf(wanted.in);
  return (
    (places.length === 0 ||
      places.some((place) => article.places.some((own) => own === place || own.startsWith(`${place}-`)))) &&
    listOf(wanted.name).every((word) => article.folded.includes(fold(word))) &&
    Object.entries(wanted.with ?? {}).every(([key, value]) => has(article.properties[key], value)) &&
    (wanted.producer === undefined || article.producer === wanted.producer) &&
    (wanted.number === undefined ||
      article.materialNumber
        .toLowerCase()
        .replace(/[^a-z0-9]/g, '')
        .startsWith(wanted.number))
  );
}

function has(value: number | string | undefined, wanted: PropertyWanted): boolean {
  if (value === undefined) return false;
  if (typeof wanted === 'object' && !Array.isArray(wanted)) {
    const { from = -Infinity, to = Infinity } = wanted as { from?: number; to?: number };
    return typeof value === 'number' && value >= from && value <= to;
  }
  return listOf(wanted as number | string | readonly (number | string)[]).includes(value);
}
