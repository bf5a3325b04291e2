import { createFileRoute } from '@tanstack/react-router';
import { Redirect } from '../../app/guard.tsx';
import { useBrand } from '../../app/context.tsx';
import { isLinkable } from '../../app/pages.ts';
import { usePage } from '../../app/use-page.ts';
import { HomePage } from '../../site/home/HomePage.tsx';
import { ContentPage } from '../../site/pages/ContentPage.tsx';

/** Pages of the content service, the brand's welcome page, and home for anything else (ROUTE-15). */
export const Route = createFileRoute('/$locale/$')({ component: AnyPage });

function AnyPage() {
  const { path } = usePage();
  const { welcomePath } = useBrand();
  if (path === `/${welcomePath}`) return <HomePage />;
  const home = <Redirect to="home" />;
  return isLinkable(path) ? <ContentPage page={path} missing={home} /> : home;
}
