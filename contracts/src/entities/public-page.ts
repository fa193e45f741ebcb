import { z } from 'zod';
import { country, currency, language } from './values.js';

/** An answer that a page begins with, so that it does not ask for it. */
export const firstAnswer = z.object({ call: z.string(), request: z.unknown(), answer: z.unknown() });
export type FirstAnswer = z.infer<typeof firstAnswer>;

/** A page that was drawn before any script runs, by the place in the shell's frame that each part belongs in. */
export const drawnPage = z.object({
  main: z.string(),
  left: z.string(),
  /** CSS of what the elements say in `data-style`: the policy of our pages allows no `style` within HTML. */
  styles: z.string(),
});
export type DrawnPage = z.infer<typeof drawnPage>;

/** Content of a page for visitors, browsers and search engines before any script runs. */
export const publicPage = z.object({
  language,
  /** The defaults of visitors without a choice. */
  country,
  currency,
  /** Without the product's name. */
  title: z.string(),
  description: z.string(),
  /** The page's only address, without its language. */
  address: z.string(),
  /** True for pages in search engines. */
  listed: z.boolean(),
  /** In the vocabulary of schema.org. */
  structuredData: z.array(z.record(z.string(), z.unknown())),
  /** The picture that is seen first. */
  firstImage: z.string().nullable(),
  firstAnswers: z.array(firstAnswer),
  /** The page in HTML as its scripts will draw it; null if it was not drawn in time. */
  drawn: drawnPage.nullable().default(null),
  /** Empty. Removed as soon as every deployed gateway does without it. */
  readable: z.string(),
});
export type PublicPage = z.infer<typeof publicPage>;

/** Addresses that search engines shall know; the next part begins where this one ends. */
export const publicAddresses = z.object({ parts: z.int().min(1), addresses: z.array(z.string()) });
