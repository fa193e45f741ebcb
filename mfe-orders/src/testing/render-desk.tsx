import { ApiError } from '@werkbank/contracts/client';
import { type ErrorCode, type ErrorParams, errorMessage, errorStatus } from '@werkbank/contracts/errors';
import { callExamples } from '@werkbank/contracts/fixtures';
import type { Fixtures } from '@werkbank/kit/testing/fixture-client';
import { renderWorking } from '@werkbank/kit/testing/render-working';
import { type ReactNode, useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { type ExamplePerson, exampleUsers } from '../fixtures/example-people';
import { locales } from './orders-locales';
// A form loads these when it is sent; here they are there before the clock of a test runs.
import '@werkbank/contracts/entities';
import '@werkbank/contracts/validation';

/** Draws a page of the desk for somebody of the producer company 31; `address()` says where it has led. */
export async function renderDesk(
  page: ReactNode,
  at: string,
  fixtures: Fixtures = {},
  { person = 'producer' }: { person?: ExamplePerson } = {},
) {
  let here = at;
  const note = (address: string) => {
    here = address;
  };
  const [, management = '', area = ''] = at.split(/[/?]/);
  const rendered = await renderWorking(
    <>
      <Watch onChange={note} />
      <Routes>
        <Route path={`/${management}/${area}/*`} element={page} />
        <Route path="*" element={<p>another page</p>} />
      </Routes>
    </>,
    {
      locales,
      at,
      fixtures: { getConfiguration: callExamples.getConfiguration.answer, ...fixtures },
      session: { user: exampleUsers[person], sessionId: 'example', status: 'signedIn' },
    },
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

/** A refusal as it arrives over the line, in German, at a field where it has one. */
export function refusedAt(code: ErrorCode, field?: string, params: ErrorParams = {}): ApiError {
  return new ApiError(errorStatus(code), {
    code,
    message: errorMessage(code, 'de', params),
    ...(field === undefined ? {} : { field }),
  });
}
