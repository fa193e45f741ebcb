import '@werkbank/kit/base.css';
import { initialOffer, languages } from '@werkbank/contracts/localization';
import { renderInHost } from '@werkbank/kit/render-page';
import { RenderedFrame } from './ssr/rendered-frame';

/** Placeholder of the search text, because frames are rendered before any search. */
const SEARCH_TEXT = '__SEARCH__';

const draw = renderInHost({
  shell: { de: () => import('../locales/de.json'), en: () => import('../locales/en.json') },
});

/** Draws the frames around visitors' first pages, by `language-country-currency`, for what a new installation offers. */
export async function renderFrames(): Promise<Record<string, string>> {
  const all = languages.flatMap((language) =>
    initialOffer.countries.flatMap((country) =>
      initialOffer.currencies.map((currency) => ({ language, country, currency })),
    ),
  );
  const drawn = all.map(async (preferences) => {
    const page = { address: `/search?q=${SEARCH_TEXT}`, firstAnswers: [], ...preferences };
    return [Object.values(preferences).join('-'), await draw(<RenderedFrame />, page)] as const;
  });
  return Object.fromEntries(await Promise.all(drawn));
}
