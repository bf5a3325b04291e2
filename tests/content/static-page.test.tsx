import { i18n } from '@lingui/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { portableText } from '../../backend/third-parties/content/portable-text.ts';
import type { Read } from '../../src/runtime/content/content-types.ts';
import type { StaticPage } from '../../src/content/types.ts';
import { localeOf } from '../../src/locale/locale.ts';
import { PaymentMethodList } from '../../src/site/pages/PaymentMethodList.tsx';
import { StaticPageView, type StaticPageViewProps } from '../../src/site/pages/StaticPageView.tsx';
import { TextsProvider } from '../../src/texts/index.ts';
import { sourceTexts } from '../../src/texts/sources.ts';

const en = sourceTexts('en');

beforeAll(() => {
  i18n.loadAndActivate({ locale: 'en', messages: en });
});

const page = (parts: Partial<StaticPage> = {}): StaticPage => ({
  pageId: 'terms_and_conditions',
  path: '/terms',
  title: 'Terms and conditions',
  group: 'legal',
  disableLink: false,
  onlyShowMarkets: [],
  excludedMarkets: [],
  body: portableText(['## 1. Who we are', 'A company.']),
  updatedAt: '2026-09-01T06:00:00Z',
  ...parts,
});
const ready = (value: StaticPage | null): Read<StaticPage | null> => ({ status: 'ready', value });

const show = (read: Read<StaticPage | null>, props: Partial<StaticPageViewProps> = {}) =>
  render(
    <TextsProvider>
      <StaticPageView
        page={read}
        scope={{ market: 'FI', hideTermsPage: false }}
        locale={localeOf('en', 'FI')}
        {...props}
      />
    </TextsProvider>,
  );

describe('ROUTE-09, ROUTE-13: a static page', () => {
  it('shows its title, text and date', () => {
    show(ready(page()));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Terms and conditions');
    expect(screen.getByText('A company.')).toBeVisible();
    expect(screen.getByText(/Last updated .*2026/)).toBeVisible();
    expect(document.title).toBe('Terms and conditions');
  });

  it('a system page has no date', () => {
    show(ready(page({ group: 'system' })));
    expect(screen.queryByText(/Last updated/)).toBeNull();
  });

  it('says that it loads', () => {
    show({ status: 'loading' });
    expect(screen.getByRole('status')).toHaveTextContent('Loading the page…');
  });

  it('CONT-01: when the service fails, offers another try', async () => {
    const retry = vi.fn<() => void>();
    show({ status: 'error', why: 'failed', retry });
    expect(screen.getByRole('alert')).toHaveTextContent('We could not load this page');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('without text it says so', () => {
    show(ready(page({ body: [] })));
    expect(screen.getByText('There is nothing here yet')).toBeVisible();
  });

  it.each([
    ['does not exist', null],
    ['FOOT-03: is not written in the language', page({ title: undefined })],
    ['FOOT-03: is for other markets', page({ onlyShowMarkets: ['BR'] })],
    ['FOOT-03: is excluded here', page({ excludedMarkets: ['FI'] })],
  ])('ROUTE-15: a page that %s gives way', (_what, value) => {
    show(ready(value), { missing: <p>home</p> });
    expect(screen.getByText('home')).toBeVisible();
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('ROUTE-16: hidden terms give way, or show where they are to be accepted', () => {
    const hidden = { market: 'FI', hideTermsPage: true };
    const { unmount } = show(ready(page()), { scope: hidden, missing: <p>home</p> });
    expect(screen.getByText('home')).toBeVisible();
    unmount();
    show(ready(page()));
    expect(screen.getByText('A company.')).toBeVisible();
  });
});

describe('ROUTE-07: the payment methods', () => {
  it('say how long they take and what they cost', () => {
    render(
      <TextsProvider>
        <PaymentMethodList
          dataset="northlight"
          methods={{
            status: 'ready',
            value: [
              {
                method: 'PAYSAFECARD',
                name: 'paysafecard',
                description: 'A voucher.',
                depositTime: 'At once',
                withdrawalTime: undefined,
                fee: 'None',
                logo: { asset: 'broken', alt: '' },
              },
            ],
          }}
        />
      </TextsProvider>,
    );
    expect(screen.getByRole('heading', { name: 'paysafecard' })).toBeVisible();
    const facts = screen.getAllByRole('definition').map((fact) => fact.textContent);
    expect(facts).toEqual(['At once', 'Not available', 'None']);
  });
});
