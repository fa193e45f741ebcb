import { searchAddress } from './search-address';

const at = (pathname: string, search = '') => ({ pathname, search });

describe('a search', () => {
  it('leads to the search page with the trimmed text', () => {
    expect(searchAddress('  Bohrer 5 mm ', at('/'))).toBe('/search?q=Bohrer+5+mm');
  });

  it('stays within the category that the search page was narrowed to', () => {
    expect(searchAddress('HSS', at('/search', '?q=x&category=drills&page=3'))).toBe(
      '/search?q=HSS&category=drills',
    );
  });

  it('that is empty leaves the search page for its category or for the home page', () => {
    expect(searchAddress(' ', at('/search', '?q=x&category=drills'))).toBe('/category/drills');
    expect(searchAddress('', at('/search', '?q=x'))).toBe('/');
  });

  it('that is empty does nothing elsewhere', () => {
    expect(searchAddress('', at('/basket'))).toBeUndefined();
  });
});
