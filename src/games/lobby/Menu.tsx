import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { X } from 'lucide-react';
import type { LobbyContent } from '../../../machines/games/lobby/lobby.ts';
import type { LobbyId } from '../../../reference/lobbies.ts';
import type { LobbyScreen } from '../../../machines/games/lobby/screen.ts';
import type { LobbyEvent } from '../../../machines/games/lobby/setup.ts';
import { useT } from '../../texts/index.ts';
import { Button } from '../../ui/Button.tsx';
import { chip } from '../../ui/chip.css.ts';
import { Icon } from '../../ui/Icon.tsx';
import { categoryIcon } from './category-icons.ts';
import * as css from './lobby.css.ts';
import { useLobbyAddress } from './use-lobby-address.ts';

/** The room between two chips, px. */
const GAP = 8;

/**
 * The category at hand may lie beyond the edge of a phone. The menu alone is moved, not the page, and no further than
 * needed: the chip that was pressed stays under the finger, or the gap beside it does, so that a second press means
 * no other.
 */
function bringIntoSight(chip: HTMLElement, menu: HTMLElement): void {
  const { offsetLeft: left, offsetWidth: width } = chip;
  const furthest = Math.min(menu.scrollLeft, left - GAP);
  menu.scrollLeft = Math.max(furthest, left + width + GAP - menu.clientWidth);
}

function Chip(props: {
  href: string;
  /** Absent of the lobby itself. */
  category?: string;
  isCurrent: boolean;
  children: ReactNode;
}) {
  const { href, category, isCurrent, children } = props;
  const ref = useRef<HTMLAnchorElement>(null);
  const isNew = useRef(true);
  useLayoutEffect(() => {
    const link = ref.current;
    const menu = link?.closest('ul');
    if (!link || !menu) return;
    // Whoever moved the menu before the page came to life may have a finger on it.
    if (isCurrent && !(isNew.current && menu.scrollLeft !== 0)) bringIntoSight(link, menu);
    isNew.current = false;
  }, [isCurrent]);
  return (
    <li>
      <a
        ref={ref}
        href={href}
        className={chip}
        data-category={category}
        aria-current={isCurrent ? 'page' : undefined}
      >
        {children}
      </a>
    </li>
  );
}

/**
 * The categories of a lobby that its menu names (LOBBY-03), after the lobby itself.
 * @param current id of the category that shows, empty for the lobby itself; undefined for neither
 */
export function CategoryMenu(props: {
  lobby: LobbyId;
  content: LobbyContent | undefined;
  current: string | undefined;
}) {
  const { lobby, content, current } = props;
  const t = useT();
  const addressOf = useLobbyAddress();
  const inMenu = content?.categories.filter(({ visibleInMenu }) => visibleInMenu) ?? [];
  // There is nothing to choose from.
  if (content !== undefined && inMenu.length === 0) return null;
  return (
    <nav aria-label={t('lobby.menu')}>
      <ul className={css.menu}>
        <Chip href={addressOf(lobby)} isCurrent={current === ''}>
          {t('lobby.all')}
        </Chip>
        {inMenu.map(({ id, label, icon }) => (
          <Chip key={id} href={addressOf(lobby, id)} category={id} isCurrent={current === id}>
            <Icon of={categoryIcon(icon)} />
            {label}
          </Chip>
        ))}
      </ul>
    </nav>
  );
}

/** What the games are filtered by, each with a way to take it off (LOBBY-10). */
export function ActiveFilters(props: {
  screen: LobbyScreen;
  content: LobbyContent | undefined;
  send: (event: LobbyEvent) => void;
}) {
  const { screen, content, send } = props;
  const t = useT();
  if (screen.place.studios.length === 0) return null;
  // Without names, the way to clear would stand where they come.
  if (content === undefined) return <div className={css.active} />;
  const named = [...content.providers, ...content.subProviders];
  return (
    <fieldset className={css.active} aria-label={t('lobby.filters.active')}>
      {screen.place.studios.map((id) => {
        const title = named.find(({ _id }) => _id === id)?.title;
        return title === undefined ? null : (
          <button
            key={id}
            type="button"
            className={chip}
            aria-label={t('lobby.filters.remove', { studio: title })}
            onClick={() => {
              send({ type: 'studio.toggled', studio: id });
            }}
          >
            {title}
            <Icon of={X} size={16} />
          </button>
        );
      })}
      <Button
        look="quiet"
        compact
        onClick={() => {
          send({ type: 'filter.cleared' });
        }}
      >
        {t('lobby.filters.clear')}
      </Button>
    </fieldset>
  );
}
