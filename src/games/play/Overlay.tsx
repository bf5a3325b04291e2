import {
  createMemoryHistory,
  createRouter,
  RouterProvider,
  useParams,
  useRouter,
} from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { OverGame } from '../../runtime/pages/over-game.ts';
import { followLinks } from '../../shell/links.ts';
import { useT } from '../../texts/index.ts';
import { unseen } from '../../ui/base.css.ts';
import Modal from '../../ui/Modal.tsx';
import type { Part } from './areas.ts';
import * as css from './play.css.ts';

type Router = ReturnType<typeof useRouter>;

/** The pages that open over a game, by their paths after the locale; every other leaves it. */
const OVER = /^\/[^/]+\/my-account(?:[/?#]|$)/;

/**
 * A router of the same pages that keeps the address of the game: it begins at `href`, and leads out of the game by
 * the site's own router.
 */
function routerOver(site: Router, href: string): Router {
  const history = createMemoryHistory({ initialEntries: [href] });
  const within = { push: history.push, replace: history.replace };
  history.push = (path, state, options) => {
    if (OVER.test(path)) within.push(path, state, options);
    else void site.navigate({ href: path, state });
  };
  history.replace = (path, state, options) => {
    if (OVER.test(path)) within.replace(path, state, options);
    else void site.navigate({ href: path, state });
  };
  return createRouter({ ...site.options, history });
}

interface OverlayProps {
  readonly part: Part;
  readonly close: () => void;
}

/** A part of the site in a window over the game: its pages with their own headings, and the ways between them. */
export default function Overlay({ part, close }: OverlayProps) {
  const t = useT();
  const site = useRouter();
  const { slug } = useParams({ strict: false });
  const [router] = useState(() => routerOver(site, part.href));
  const follow = useCallback(
    (pages: HTMLDivElement) =>
      followLinks(pages, (href) => {
        void router.navigate({ href });
      }),
    [router],
  );
  return (
    <Modal
      id="over-game"
      title={<span className={unseen}>{part.label}</span>}
      intro={t('play.waits')}
      size="pages"
      onClose={close}
    >
      <div ref={follow} className={css.scrolled}>
        <OverGame value={slug}>
          <RouterProvider router={router} />
        </OverGame>
      </div>
    </Modal>
  );
}
