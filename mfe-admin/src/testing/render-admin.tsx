import { ApiError } from '@werkbank/contracts/client';
import { type ErrorCode, errorMessage, errorStatus } from '@werkbank/contracts/errors';
import { buyer } from '@werkbank/contracts/fixtures';
import { fakeHost } from '@werkbank/kit/testing/fake-host';
import type { Fixtures } from '@werkbank/kit/testing/fixture-client';
import { renderWorking } from '@werkbank/kit/testing/render-working';
import { type ReactNode, useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router';

export const locales = {
  admin: { de: () => import('../../locales/de.json'), en: () => import('../../locales/en.json') },
};

export const platformAdmin = {
  ...buyer,
  id: 1,
  firstName: 'Ada',
  lastName: 'Meier',
  email: 'ada@platform.example',
  roles: { PlatformAdmin: true, CompanyAdmin: false },
  companyId: null,
  companyName: null,
  companyType: null,
};

/** A refusal as it arrives over the line, in German. */
export function refusal(code: ErrorCode, field?: string): ApiError {
  return new ApiError(errorStatus(code), {
    code,
    message: errorMessage(code, 'de'),
    ...(field === undefined ? {} : { field }),
  });
}

/** Draws a page of the administration for a platform admin; `address()` says where it has led. */
export async function renderAdmin(
  page: ReactNode,
  at: string,
  path: string,
  fixtures: Fixtures,
  host = fakeHost({ fixtures, session: { user: platformAdmin, status: 'signedIn', sessionId: 'x' } }),
) {
  let here = at;
  const note = (address: string) => {
    here = address;
  };
  const rendered = await renderWorking(
    <>
      <Watch onChange={note} />
      <Routes>
        <Route path={path} element={page} />
        <Route path="*" element={<p>another page</p>} />
      </Routes>
    </>,
    { locales, at, host },
  );
  return { ...rendered, address: () => here };
}

function Watch({ onChange }: { onChange: (address: string) => void }) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    onChange(pathname + search);
  }, [onChange, pathname, search]);
  return null;
}
