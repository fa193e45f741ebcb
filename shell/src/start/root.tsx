import { QueryClientProvider } from '@tanstack/react-query';
import { HostProvider } from '@werkbank/kit/host';
import { type ReactNode, useLayoutEffect } from 'react';
import { BrowserRouter, useNavigate } from 'react-router';
import { App } from './app';
import type { Shell } from './create-shell';

/** Everything that is drawn, within what it needs. */
export function Root({ shell }: { shell: Shell }) {
  return (
    <QueryClientProvider client={shell.queries}>
      <HostProvider host={shell.host}>
        <BrowserRouter>
          <RouterConnection shell={shell}>
            <App shell={shell} />
          </RouterConnection>
        </BrowserRouter>
      </HostProvider>
    </QueryClientProvider>
  );
}

function RouterConnection({ shell, children }: { shell: Shell; children: ReactNode }) {
  const navigate = useNavigate();
  useLayoutEffect(() => shell.connectRouter((to, options) => void navigate(to, options)), [shell, navigate]);
  return children;
}
