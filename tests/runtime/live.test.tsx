import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';

/** When a page that came as markup lets presses through. */

const SERVED =
  '<header><button inert>Menu</button></header><main><form inert><input inert></form></main><footer><select inert></select></footer>';

beforeEach(() => {
  vi.resetModules();
  document.body.innerHTML = `<div id="root">${SERVED}</div><button inert>Elsewhere</button>`;
});
const load = () => import('../../src/runtime/live.tsx');
const inert = () => [...document.querySelectorAll('[inert]')].map(({ tagName }) => tagName);

async function isLive({ whenLive }: Awaited<ReturnType<typeof load>>): Promise<boolean> {
  let live = false;
  void whenLive().then(() => {
    live = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 0));
  return live;
}

describe('a page that the scripts take over', () => {
  test('is live with its content: what lies in it may be pressed, and no more than that', async () => {
    const live = await load();
    render(<live.LivePage />);
    expect(inert()).toEqual(['BUTTON', 'SELECT', 'BUTTON']);
    expect(await isLive(live)).toBe(true);
  });

  test('is not live yet when only the frame is', async () => {
    const live = await load();
    function Frame() {
      live.useLive('frame');
      return null;
    }
    render(<Frame />);
    expect(inert()).toEqual(['FORM', 'INPUT', 'BUTTON']);
    expect(await isLive(live)).toBe(false);
  });

  test('may become it later: a part says so when it changes', async () => {
    const live = await load();
    function Part({ part }: { part: 'frame' | 'page' }) {
      live.useLive(part);
      return null;
    }
    const { rerender } = render(<Part part="frame" />);
    rerender(<Part part="page" />);
    expect(inert()).toEqual(['BUTTON']);
    expect(await isLive(live)).toBe(true);
  });

  test('is not live before anything was taken over, and is so once the scripts show it themselves', async () => {
    const live = await load();
    expect(await isLive(live)).toBe(false);
    live.announceLive();
    expect(await isLive(live)).toBe(true);
  });
});

test('what only the browser knows shows after the markup of the server is found as it is', async () => {
  const { useOnceLive } = await load();
  const seen: string[] = [];
  function Query() {
    const query = useOnceLive(() => '?from=mail', '');
    seen.push(query);
    return <p>{`query ${query}`}</p>;
  }
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Query />);
  expect(root.textContent).toBe('query ');
  const said = vi.spyOn(console, 'error');
  seen.length = 0;
  render(<Query />, { container: root, hydrate: true });
  expect([root.textContent, said.mock.calls]).toEqual(['query ?from=mail', []]);
  expect(seen[0]).toBe('');
});
