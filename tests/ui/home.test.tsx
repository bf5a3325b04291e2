import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { BRANDS } from '../../src/brands/index.ts';
import { Home } from '../../src/site/home/Home.tsx';
import type { HomeProps } from '../../src/site/home/Home.tsx';
import { TextsProvider } from '../../src/texts/index.ts';
import { show } from './texts.support.tsx';

const [northlight, solAlta] = BRANDS;
const item = (id: string, label: string) => ({ id, label, href: `/en-UN/${id}` });
const home: HomeProps = {
  brand: northlight,
  primary: item('signup', 'Sign up'),
  secondary: item('login', 'Log in'),
  age: 18,
  banners: { status: 'loading' },
  verticals: { status: 'ready', items: [] },
  quickLinks: [item('payment-methods', 'Payment methods')],
  payments: { methods: ['Visa'] },
  safer: {
    limits: '/en-UN/my-account/gambling-limits#deposit-limits',
    break: '/en-UN/my-account/gambling-limits#break',
    exclusion: '/en-UN/my-account/gambling-limits#exclusion',
    help: '/en-UN/responsible-gambling',
  },
};
const banner = {
  id: 'b',
  title: 'At your own pace',
  button: 'See how',
  href: '/en-UN/how',
  picture: { src: '/b.svg', alt: '' },
};

describe('the home page', () => {
  it.each(BRANDS)('ROUTE-01 prerenders for $id without inline styles or scripts', (brand) => {
    const markup = renderToStaticMarkup(
      <TextsProvider>
        <Home {...home} brand={brand} />
      </TextsProvider>,
    );
    expect(markup).toContain('<h1');
    expect(markup).not.toMatch(/ style=|<script|<style/);
  });
  it('BRAND-01 shows the about-us block only when it has a text', () => {
    const { rerender } = show(<Home {...home} brand={solAlta} />);
    expect(screen.queryByRole('heading', { name: 'About us' })).toBeNull();
    rerender(<Home {...home} aboutUs={<p>We are few.</p>} />);
    expect(screen.getByRole('heading', { name: 'About us' })).toBeVisible();
  });
  it('shows banners as they come, with their link', () => {
    show(<Home {...home} banners={{ status: 'ready', items: [banner] }} />);
    expect(screen.getByRole('heading', { name: 'At your own pace' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See how' })).toHaveAttribute('href', '/en-UN/how');
  });
  it('lets the browser take the picture that is wide enough: of four banners, the first has a row', () => {
    const items = ['a', 'b', 'c', 'd'].map((id) => ({
      ...banner,
      id,
      picture: { src: `/${id}.svg`, srcSet: `/${id}1 480w, /${id}2 960w`, alt: id },
    }));
    show(<Home {...home} banners={{ status: 'ready', items }} />);
    const widths = screen.getAllByRole('img').map((img) => img.getAttribute('sizes'));
    const [first, ...others] = widths.map((sizes) => /\) (\d+)px/.exec(sizes ?? '')?.[1]);
    expect(first).toBe('720');
    expect(others).toEqual(['400', '400', '400']);
  });
  it('says what is loading, empty or failed, with a way on', async () => {
    const retry = vi.fn();
    const { rerender } = show(<Home {...home} />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading the page…');
    rerender(<Home {...home} banners={{ status: 'ready', items: [] }} />);
    expect(screen.getByText('Nothing to show here right now.')).toBeVisible();
    rerender(<Home {...home} banners={{ status: 'error', why: 'unreachable', onRetry: retry }} />);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });
  it('leads from each kind of help to where a player gets it', () => {
    show(<Home {...home} />);
    const ways = { 'Set a limit': 'limits', 'Take a break': 'break', 'Stop playing': 'exclusion' };
    for (const [name, way] of Object.entries(ways)) {
      const href = home.safer[way as keyof typeof home.safer];
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    }
    const talk = screen.getByRole('link', { name: 'Talk to someone' });
    expect(talk).toHaveAttribute('href', home.safer.help);
  });
});
