import type { SiteState } from '../../src/runtime/guard/site-state.tsx';

/** The facts about the site, and the answers of the content service, as a test decides: it replaces both modules. */

const OPEN: SiteState = {
  maintenance: false,
  maintenanceMessage: undefined,
  restrictedCountry: false,
  latestTerms: {
    status: 'ready',
    value: { version: 3, publishedAt: '2026-11-01', summary: '', earlier: [] },
  },
};
export const outside: { site: SiteState; content: object; readonly asked: unknown[][] } = {
  site: OPEN,
  content: { status: 'loading' },
  asked: [],
};
/** The site is open, with these differences. */
export const site = (different: Partial<SiteState>): void => {
  outside.site = { ...OPEN, ...different };
};
export function forget(): void {
  site({});
  outside.content = { status: 'loading' };
  outside.asked.length = 0;
}

export const useSiteState = (): SiteState => outside.site;
export const useContent = (...asked: unknown[]): object => {
  outside.asked.push(asked);
  return outside.content;
};
