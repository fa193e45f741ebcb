import type { RemoteManifest } from '@werkbank/contracts/shell-api';
import { useHost } from '../host/host-context';
import { useApiQuery } from '../api/api-hooks';
import { LeftColumn } from './rendered-left-column';
import { renderPages } from './render-page';
import { inPlaces } from './in-places';

const routes: RemoteManifest['routes'] = [
  { path: '/tools', page: 'tools', access: ['visitor'] },
  { path: '/filled', page: 'filled', access: ['visitor'] },
];
const locales = {
  catalog: { de: async () => ({ default: {} }), en: async () => ({ default: {} }) },
};
const visitor = { language: 'de', country: 'CH', currency: 'CHF' } as const;
const request = { query: { lng: 'de', country: 'CH' } } as const;

function Tools() {
  const { data } = useApiQuery('listTopLevelCategories', request);
  return <h1 style={{ width: 3 }}>{data ? `${data.length} Kategorien` : 'unterwegs'}</h1>;
}

function Leading() {
  useHost().navigation.go('/');
  return null;
}

function Filled() {
  return (
    <>
      <LeftColumn>
        <p style={{ width: 3 }}>Filter</p>
      </LeftColumn>
      <h1 style={{ height: 4 }}>Bohrer</h1>
    </>
  );
}

const draw = renderPages({
  locales,
  routes,
  pages: { tools: Tools, filled: Filled },
  leftColumn: () => <nav>Kategorien</nav>,
});

describe('a page that is drawn without a browser', () => {
  it('shows the answers that it was given, and what is not among them as being on its way', async () => {
    const address = '/tools?q=1';
    const answer = [{ categoryId: 'a' }];
    const firstAnswers = [{ call: 'listTopLevelCategories', request, answer }];
    expect(await draw({ address, firstAnswers, ...visitor })).toEqual({
      main: '<h1 data-style="0">1 Kategorien</h1>',
      left: '<nav>Kategorien</nav>',
      styles: '[data-style="0"]{width:3px}',
    });
    expect((await draw({ address, firstAnswers: [], ...visitor })).main).toContain('unterwegs');
  });

  it('has the left column apart, and no style within an element', async () => {
    expect(await draw({ address: '/filled', firstAnswers: [], ...visitor })).toEqual({
      main: '<h1 data-style="1">Bohrer</h1>',
      left: '<p data-style="0">Filter</p>',
      styles: '[data-style="0"]{width:3px}[data-style="1"]{height:4px}',
    });
  });

  it('fails if it would change data while it is rendered', async () => {
    const changing = renderPages({
      locales,
      routes,
      pages: { tools: Leading },
      leftColumn: () => null,
    });
    await expect(changing({ address: '/tools', firstAnswers: [], ...visitor })).rejects.toThrow(
      'changes nothing',
    );
  });
});

it('a text that looks like a style stays a text', () => {
  const html = '<p>a style=&quot;b&quot;</p>';
  expect(inPlaces(html)).toEqual({ main: html, left: '', styles: '' });
});
