import { jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { takeLanguageInAddress } from '../preferences/language-in-address';
import { beginWith, forgetFirstPage } from './begin-with';

const swiss = { query: { lng: 'de', country: 'CH' } };
const came = (content: string) => {
  document.body.innerHTML = `<script type="application/json" id="first-data">${content}</script>`;
};
const answers = JSON.stringify({
  firstAnswers: [{ call: 'listTopLevelCategories', request: swiss, answer: ['drills'] }],
});

let queries: QueryClient;
beforeEach(() => {
  queries = new QueryClient();
  history.replaceState(null, '', '/');
});

describe('answers that came within the page', () => {
  it('are fresh for the request that they answer, and for no other one', () => {
    came(answers);
    beginWith(queries, null);
    const known = queries.getQueryCache().find({ queryKey: ['listTopLevelCategories', swiss] });
    expect([known?.state.data, known?.isStaleByTime(0)]).toEqual([['drills'], false]);
    const english = ['listTopLevelCategories', { query: { ...swiss.query, lng: 'en' } }];
    expect(queries.getQueryData(english)).toBeUndefined();
    expect(document.getElementById('first-data')).toBeNull();
  });

  it('are absent for a signed-in person', () => {
    came(answers);
    beginWith(queries, { id: 7 } as never);
    expect(queries.getQueryCache().getAll()).toEqual([]);
  });

  it('are left out where they cannot be read', () => {
    const noted = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    came('{');
    beginWith(queries, null);
    expect(noted).toHaveBeenCalledTimes(1);
    noted.mockRestore();
    expect(queries.getQueryCache().getAll()).toEqual([]);
  });
});

it('what the head says of the first page is gone with it', () => {
  document.head.innerHTML = '<link rel="canonical" href="/" data-first-page><meta charset="utf-8">';
  forgetFirstPage();
  expect([...document.head.children].map(({ tagName }) => tagName)).toEqual(['META']);
});

describe('the language in the address', () => {
  it('is taken out of it', () => {
    history.replaceState(null, '', '/search?q=drill&lng=en#top');
    expect(takeLanguageInAddress()).toBe('en');
    expect(location.href).toContain('/search?q=drill#top');
  });

  it.each(['/?lng=fr', '/'])('is none in %s', (address) => {
    history.replaceState(null, '', address);
    expect(takeLanguageInAddress()).toBeUndefined();
  });
});
