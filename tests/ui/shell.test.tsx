import { i18n } from '@lingui/core';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BRANDS } from '../../src/brands/index.ts';
import { BottomNav } from '../../src/shell/BottomNav.tsx';
import { Choices } from '../../src/shell/Choices.tsx';
import { CrashScreen, ErrorBoundary, PageLoader, StartFailed } from '../../src/shell/crash.tsx';
import { Footer } from '../../src/shell/Footer.tsx';
import { Header } from '../../src/shell/Header.tsx';
import type { HeaderAccount } from '../../src/shell/items.ts';
import { Layout } from '../../src/shell/Layout.tsx';
import { AccessError } from '../../src/shell/AccessError.tsx';
import { Maintenance, ServerError } from '../../src/shell/closed-screens.tsx';
import { show } from './texts.support.tsx';

const [brand] = BRANDS;
const item = (id: string, label: string) => ({ id, label, href: `/en-UN/${id}` });
const locales = {
  languages: [{ ...item('en', 'English'), current: true }, item('fi', 'Suomi')],
  markets: [item('UN', 'International'), item('FI', 'Finland')],
};

const header = (account: HeaderAccount) =>
  show(
    <Header
      brand={brand}
      home="/en-UN/"
      sections={[{ ...item('promotions', 'Promotions'), current: true }]}
      account={account}
      badge="EN"
      choices={<Choices locales={locales} />}
    />,
  );

describe('the header', () => {
  it('offers a visitor the door, and only sections that exist', () => {
    header({
      kind: 'visitor',
      logIn: { id: 'login', href: '#login', label: 'Log in' },
      signUp: item('signup', 'Sign up'),
    });
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '#login');
    const sections = screen.getByRole('navigation', { name: 'Sections' });
    expect(within(sections).getAllByRole('link')).toHaveLength(1);
    expect(within(sections).getByRole('link')).toHaveAttribute('aria-current', 'page');
  });
  it('shows a player the balance, the deposit and the account', async () => {
    const signOut = vi.fn();
    header({
      kind: 'player',
      name: 'Aino',
      balance: { status: 'ready', amount: 123_450, currency: 'EUR' },
      deposit: item('deposit', 'Deposit'),
      menu: [item('my-account', 'Account')],
      signingOut: false,
      onSignOut: signOut,
    });
    expect(screen.getByText('€1,234.50')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Deposit' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Log out', hidden: true }));
    expect(signOut).toHaveBeenCalledOnce();
  });
  it('GUARD-16 DEP-23 has no deposit when the player may not', () => {
    header({
      kind: 'player',
      name: 'Aino',
      balance: { status: 'error' },
      menu: [],
      signingOut: false,
      onSignOut: vi.fn(),
    });
    expect(screen.queryByRole('link', { name: 'Deposit' })).toBeNull();
    expect(screen.getByText('We could not load your balance')).toBeInTheDocument();
  });
  it('claims nothing about somebody who is not known yet', () => {
    header({ kind: 'unknown' });
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
  });
  it('MARKET-03 switches language and market by links', () => {
    show(<Choices locales={locales} />);
    const languages = screen.getByRole('navigation', { name: 'Language', hidden: true });
    expect(within(languages).getByRole('link', { name: 'English', hidden: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(screen.getByRole('link', { name: 'Finland', hidden: true })).toHaveAttribute(
      'href',
      '/en-UN/FI',
    );
  });
  it('keeps the chosen theme', async () => {
    show(<Choices locales={locales} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Dark', hidden: true }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(document.cookie).toContain('theme=dark');
  });
});

describe('the frame', () => {
  beforeEach(() => {
    vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  });
  const frame = (pageKey: string) => (
    <Layout
      pageKey={pageKey}
      pageKind="page"
      header={<header>H</header>}
      footer={<footer>F</footer>}
      bottomNav={<BottomNav items={[item('home', 'Home')]} />}
    >
      <h1>{pageKey}</h1>
    </Layout>
  );

  it('keeps the focus near when what had it goes away', async () => {
    const page = (body: ReactNode) => (
      <Layout pageKey="/a" pageKind="page" header={<header />} footer={<footer />} bottomNav={null}>
        <section tabIndex={-1} aria-label="Balance">
          {body}
        </section>
        <button>Elsewhere</button>
      </Layout>
    );
    const { rerender } = show(page(<button>Try again</button>));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    rerender(page(<p>€50.00</p>));
    await waitFor(() => expect(screen.getByRole('region', { name: 'Balance' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    rerender(page(<p>€20.00</p>));
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  });
  it('moves focus to the content of another page, not of the first', () => {
    const { rerender } = show(frame('/a'));
    expect(document.body).toHaveFocus();
    rerender(frame('/b'));
    expect(screen.getByRole('main')).toHaveFocus();
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  });
  it('has a way past the header', () => {
    show(frame('/a'));
    expect(screen.getByRole('link', { name: 'Skip to the content' })).toHaveAttribute(
      'href',
      '#main',
    );
  });
  it('LAYOUT-03 has a navigation for phones', () => {
    show(frame('/a'));
    const nav = screen.getByRole('navigation', { name: 'Main navigation' });
    expect(within(nav).getByRole('link', { name: 'Home' })).toBeVisible();
  });
});

describe('screens in place of a page', () => {
  const Broken = (): never => {
    throw new Error('broken');
  };
  it('ERR-01 says what the specification says, and reloads', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const heard = vi.fn();
    show(
      <ErrorBoundary onError={heard}>
        <Broken />
      </ErrorBoundary>,
    );
    expect(screen.getByRole('heading')).toHaveTextContent('Oops, something went wrong.');
    expect(screen.getByText('Please reload the page to try again.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(heard).toHaveBeenCalledOnce();
  });
  it('ERR-03 a part of a page can fail alone', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    show(
      <>
        <p>Elsewhere</p>
        <ErrorBoundary onError={vi.fn()} fallback={<p>Only here</p>}>
          <Broken />
        </ErrorBoundary>
      </>,
    );
    expect(screen.getByText('Elsewhere')).toBeVisible();
    expect(screen.getByText('Only here')).toBeVisible();
  });
  it('ERR-01 ERR-02 TEXT-04 need no texts at all', () => {
    const { locale, messages } = i18n;
    i18n.loadAndActivate({ locale: 'zxx', messages: {} });
    const { unmount } = render(<CrashScreen />);
    expect(screen.getByRole('heading')).toHaveTextContent('Oops, something went wrong.');
    expect(screen.getByRole('alert')).toHaveTextContent('Please reload the page to try again.');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    unmount();
    render(<StartFailed />);
    expect(screen.getByRole('heading')).toHaveTextContent('SOMETHING WENT WRONG');
    expect(screen.getByRole('alert')).toHaveTextContent('Please try again');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    i18n.loadAndActivate({ locale, messages });
  });
  it.each(['en-UN', 'fi-FI', 'pt-BR'])(
    'ERR-02 TEXT-04 whoever starts offline at %s, before any texts came, reads that in English, with what follows',
    (locale) => {
      const { locale: before, messages } = i18n;
      i18n.loadAndActivate({ locale, messages: {} });
      const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      render(<StartFailed />);
      expect(screen.getByRole('heading')).toHaveTextContent('You are offline');
      expect(screen.getByRole('alert')).toHaveTextContent(
        'This page goes on by itself as soon as you have a network.',
      );
      offline.mockRestore();
      i18n.loadAndActivate({ locale: before, messages });
    },
  );
  it('LAYOUT-06 GUARD-03 waits with a spinner that says so', () => {
    render(<PageLoader />);
    expect(screen.getByRole('status')).toHaveTextContent(/loading/i);
  });
  it('GUARD-04 ERR-09 page-error-401 leads to the log-in', () => {
    show(<AccessError words={undefined} logIn="#login" home="/en-UN/" />);
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '#login');
  });
  it('ERR-09 page-error-500 offers another try and a way home', async () => {
    const retry = vi.fn();
    show(
      <ServerError
        words={undefined}
        home="/en-UN/"
        support="/en-UN/contact-live-chat"
        onRetry={retry}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
  });
  it('GUARD-01 maintenance can be checked by hand', async () => {
    const retry = vi.fn();
    show(<Maintenance onRetry={retry} />);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });
  it('GUARD-01 maintenance is told once: by the operator, or else by the site', () => {
    const site = 'The site is being maintained. Your balance and your bets are safe.';
    const { unmount } = show(<Maintenance onRetry={vi.fn()} />);
    expect(screen.getByText(site)).toBeVisible();
    unmount();
    show(<Maintenance message="Back at noon. Your balance is safe." onRetry={vi.fn()} />);
    expect(screen.getByText('Back at noon. Your balance is safe.')).toBeVisible();
    expect(screen.queryByText(site)).toBeNull();
  });
});

describe('the footer', () => {
  const link = { id: 'a', href: '/en-UN/about', label: 'About' };
  const logo = { id: 'l', src: '/l.svg', name: 'Licence' };
  it('FOOT-01 FOOT-04 shows the lists that it is given', () => {
    show(
      <Footer
        brand={brand}
        age={18}
        information={[link]}
        contactUs={[link]}
        terms={[link]}
        licences={[logo]}
        partners={[{ ...logo, href: 'https://example.com' }]}
        companyText="Example Oy"
      />,
    );
    for (const name of ['Information', 'Contact us', 'Terms and rules']) {
      expect(screen.getByRole('navigation', { name })).toBeVisible();
    }
    expect(screen.getAllByRole('img', { name: 'Licence' })).toHaveLength(2);
    expect(screen.getByText('Example Oy')).toBeVisible();
  });
  it('FOOT-01 BRAND-01 leads to help once, among the ways to reach people where it is one of them', () => {
    const help = { id: 'help', href: '/en-UN/chat', label: 'Contact support' };
    const listed = { id: 'chat', href: '/en-UN/chat', label: 'Support' };
    const { unmount } = show(
      <Footer brand={brand} age={18} help={help} contactUs={[listed, link]} />,
    );
    const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(names()).toEqual(['Contact support', 'About']);
    unmount();
    show(<Footer brand={brand} age={18} help={help} contactUs={[link]} />);
    expect(names()).toEqual(['Contact support', 'About']);
  });
  it('FOOT-01 FOOT-02 shows nothing for what is switched off or empty', () => {
    show(<Footer brand={brand} age={18} information={[]} />);
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('18 and over only')).toBeVisible();
  });
});
