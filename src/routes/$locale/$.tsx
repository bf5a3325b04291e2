import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { GoHome } from '../../runtime/guard/guard.tsx';
import { useBrand } from '../../runtime/context.tsx';
import { isLinkable } from '../../runtime/pages/pages.ts';
import { usePage } from '../../runtime/pages/use-page.ts';
import { PageLoader } from '../../shell/crash.tsx';
import type { ContentPath } from '../../runtime/pages/unrouted.ts';
import { ContentPage } from '../../site/pages/ContentPage.tsx';
import { ServerErrorPage } from '../../site/pages/ServerErrorPage.tsx';
import { lazyPart } from '../../ui/parts.ts';

const HomePage = lazyPart(async () => ({
  default: (await import('../../site/home/HomePage.tsx')).HomePage,
}));

/** Pages of the content service, the brand's welcome page, and home for anything else (ROUTE-15). */
export const Route = createFileRoute('/$locale/$')({
  component: AnyPage,
  staticData: { page: null },
});

const SERVER_ERROR = '/page-error-500' satisfies ContentPath;

function AnyPage() {
  const page = usePage();
  const { path } = page;
  const { welcomePath } = useBrand();
  if (path === `/${welcomePath}`) {
    return (
      <Suspense fallback={<PageLoader />}>
        <HomePage.Part />
      </Suspense>
    );
  }
  if (path === SERVER_ERROR) return <ServerErrorPage />;
  const home = <GoHome />;
  return isLinkable(page) ? <ContentPage page={path} missing={home} /> : home;
}
