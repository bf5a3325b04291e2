import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { GoHome } from '../../app/guard.tsx';
import { useBrand } from '../../app/context.tsx';
import { isLinkable } from '../../app/pages.ts';
import { usePage } from '../../app/use-page.ts';
import { PageLoader } from '../../shell/crash.tsx';
import { ContentPage } from '../../site/pages/ContentPage.tsx';
import { lazyPart } from '../../ui/parts.ts';

const HomePage = lazyPart(async () => ({
  default: (await import('../../site/home/HomePage.tsx')).HomePage,
}));

/** Pages of the content service, the brand's welcome page, and home for anything else (ROUTE-15). */
export const Route = createFileRoute('/$locale/$')({
  component: AnyPage,
  staticData: { page: null },
});

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
  const home = <GoHome />;
  return isLinkable(page) ? <ContentPage page={path} missing={home} /> : home;
}
