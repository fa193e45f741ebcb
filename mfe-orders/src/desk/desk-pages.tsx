import { Page } from '@werkbank/kit/page';
import { PageSkeleton } from '@werkbank/kit/skeleton';
import { Forbidden } from '@werkbank/kit/feedback';
import { type ReactNode, Suspense } from 'react';
import { Routes } from 'react-router';
import { useViewer } from '../viewer/viewer';

/** The pages of one kind of price rule, for people of producer companies: the service refuses all others. */
export function DeskPages({ title, children }: { title: string; children: ReactNode }) {
  const viewer = useViewer();
  if (viewer.kind !== 'producer') {
    return (
      <Page title={title}>
        <Forbidden helper="platform" />
      </Page>
    );
  }
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Routes>{children}</Routes>
    </Suspense>
  );
}
