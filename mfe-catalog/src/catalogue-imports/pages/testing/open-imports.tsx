import { ApiError } from '@werkbank/contracts/client';
import { type ErrorCode, errorMessage, errorStatus } from '@werkbank/contracts/errors';
import { buyer, callExamples } from '@werkbank/contracts/fixtures';
import type { CatalogueImport, User } from '@werkbank/contracts/entities';
import type { CallRequest } from '@werkbank/contracts/calls';
import type { RouteName } from '@werkbank/contracts/routes';
import { fakeHost } from '@werkbank/kit/testing/fake-host';
import type { Fixtures } from '@werkbank/kit/testing/fixture-client';
import { renderWorking } from '@werkbank/kit/testing/render-working';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import CatalogueImportsPage from '../catalogue-imports-page';

const locales = {
  imports: {
    de: () => import('../../../../locales/imports.de.json'),
    en: () => import('../../../../locales/imports.en.json'),
  },
};

const producer: User = {
  ...buyer,
  companyId: 31,
  companyName: 'Alpspitz Werkzeuge AG',
  companyType: 'Producer',
};
export const platformAdmin: User = {
  ...buyer,
  roles: { PlatformAdmin: true, CompanyAdmin: false },
  companyId: null,
  companyName: null,
  companyType: null,
};

const examples: Fixtures = Object.fromEntries(
  Object.entries(callExamples).map(([name, { answer }]) => [name, answer]),
);

/** A refusal as it arrives over the line, in German. */
export function refusal(code: ErrorCode, field?: string): ApiError {
  return new ApiError(errorStatus(code), {
    code,
    message: errorMessage(code, 'de'),
    ...(field === undefined ? {} : { field }),
  });
}

/** The example of an import, at another point of its life. */
export function importThat(is: Partial<CatalogueImport>): CatalogueImport {
  return { ...callExamples.getCatalogueImport.answer, ...is } as CatalogueImport;
}

// The pages are loaded lazily; no test spends its time on that.
await Promise.all([
  import('../import-page'),
  import('../imports-page'),
  import('../mapping-page'),
  import('../places-page'),
  import('../unplaced-page'),
]);

/** Opens an address of the catalogue import; `asked` are the calls in their order, `address` where it has led. */
export async function openImports(at: string, fixtures: Fixtures = {}, user: User = producer) {
  const host = fakeHost({
    fixtures: { ...examples, ...fixtures },
    session: { user, status: 'signedIn', sessionId: 's' },
  });
  const asked: { name: RouteName; request: unknown; file?: unknown }[] = [];
  const { api } = host;
  host.api = ((name: RouteName, request: CallRequest<RouteName>, options?: { file?: unknown }) => {
    asked.push({ name, request, ...(options?.file === undefined ? {} : { file: options.file }) });
    return Reflect.apply(api, undefined, [name, request, options]);
  }) as typeof api;
  let here = at;
  const page = await renderWorking(
    <>
      <Watch
        onChange={(address) => {
          here = address;
        }}
      />
      <CatalogueImportsPage />
    </>,
    { locales, at, path: '/catalogue-imports/*', host },
  );
  const requests = (name: RouteName) =>
    asked.filter((one) => one.name === name).map(({ request }) => request);
  return { ...page, asked, requests, address: () => here };
}

function Watch({ onChange }: { onChange: (address: string) => void }) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    onChange(pathname + search);
  }, [onChange, pathname, search]);
  return null;
}
