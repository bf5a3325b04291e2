import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, type KeyboardEvent, type ReactNode } from 'react';
import type { SearchEvent, SearchScreen } from '../../../machines/games/search/setup.ts';
import type { GameViewer } from '../../../reference/game-visibility.ts';
import { useBrand } from '../../runtime/context.tsx';
import { FailureNotice } from '../../runtime/flows/failure-notice.tsx';
import { useT } from '../../texts/index.ts';
import { unseen } from '../../ui/base.css.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { failureWords } from '../../ui/failure-words.ts';
import { isOfComposition } from '../../ui/composing.ts';
import { Icon } from '../../ui/Icon.tsx';
import Modal from '../../ui/Modal.tsx';
import { EmptyState } from '../../ui/States.tsx';
import { readAhead } from './ports.ts';
import { RecentSearches } from './RecentSearches.tsx';
import { Results } from './Results.tsx';
import * as css from './search.css.ts';
import { optionId } from './option-id.ts';

/** A link to what is popular, for whoever finds nothing. */
export interface Elsewhere {
  readonly href: string;
  readonly label: string;
}

export interface SearchPanelProps {
  readonly screen: Exclude<SearchScreen, { name: 'closed' }>;
  readonly viewer: GameViewer;
  readonly elsewhere: Elsewhere | undefined;
  readonly send: (event: SearchEvent) => void;
}

/** Characters of the longest text: it stands in the page's address, and no server takes one of any length. */
const LONGEST = 500;

/**
 * The search as a window: a field and, below it, the list of results that its arrows walk through (the combobox
 * pattern of ARIA).
 */
export function SearchPanel({ screen, viewer, elsewhere, send }: SearchPanelProps) {
  const t = useT();
  const { dataset } = useBrand();
  const list = useId();
  const begin = useEffectEvent(() => {
    void readAhead(viewer, dataset);
  });
  // Whoever opens the search will type: the names come meanwhile.
  useEffect(() => {
    begin();
  }, []);
  const { name, text } = screen;
  const found = 'found' in screen ? screen.found : undefined;
  const active = name === 'results' ? screen.active : undefined;
  const activeId = active && optionId(list, active);
  useEffect(() => {
    if (activeId !== undefined) {
      document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
    }
  }, [activeId]);
  const type = (typed: string): void => {
    send({ type: 'text.typed', text: typed });
  };
  const close = (): void => {
    send({ type: 'search.closed' });
  };
  const away = elsewhere && (
    <LinkButton look="secondary" href={elsewhere.href} onClick={close}>
      {elsewhere.label}
    </LinkButton>
  );
  const onKeyDown = (event: KeyboardEvent): void => {
    // A key that ends the composition of a character is no other key.
    if (isOfComposition(event.nativeEvent)) return;
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      send({ type: 'option.moved', by: key === 'ArrowDown' ? 'next' : 'previous' });
    } else if (key === 'Enter') {
      event.preventDefault();
      if (active) send({ type: 'option.chosen', option: active });
      else send({ type: 'enter.pressed' });
    }
  };
  return (
    <Modal id="game-search" size="panel" title={t('search.title')} onClose={close}>
      <div role="search" className={css.field}>
        <span className={css.lens}>
          <Icon of={Search} />
        </span>
        <input
          data-focus-first
          type="text"
          role="combobox"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={LONGEST}
          className={css.input}
          aria-label={t('search.field')}
          placeholder={t('search.open')}
          aria-autocomplete="list"
          aria-expanded={found !== undefined}
          aria-controls={found && list}
          aria-activedescendant={activeId}
          value={text}
          onChange={({ target }) => {
            type(target.value);
          }}
          onKeyDown={onKeyDown}
        />
        {text !== '' && (
          <button
            type="button"
            className={css.clear}
            aria-label={t('search.clear')}
            onClick={({ currentTarget }) => {
              type('');
              currentTarget.parentElement?.querySelector('input')?.focus();
            }}
          >
            <Icon of={X} />
          </button>
        )}
      </div>
      <output className={unseen}>{useAnnouncement(screen)}</output>
      <div className={css.body} aria-busy={name === 'typing' || name === 'asking'}>
        {name === 'begun' && <Begun onChoose={type}>{away}</Begun>}
        {found === undefined && (name === 'typing' || name === 'asking') && (
          <p className={css.quiet}>{t('search.asking')}</p>
        )}
        {found && <Results list={list} found={found} active={active} send={send} />}
        {name === 'none' && (
          <div className={css.whole}>
            <EmptyState
              title={t('search.none.title')}
              action={
                <>
                  <Button
                    look="secondary"
                    onClick={() => {
                      type('');
                    }}
                  >
                    {t('search.clear')}
                  </Button>
                  {away}
                </>
              }
            >
              {t('search.none.body')}
            </EmptyState>
          </div>
        )}
        {name === 'failed' && (
          <div className={css.whole}>
            <FailureNotice
              title={t('search.failed')}
              words={failureWords(screen.failure)}
              onRetry={() => {
                send({ type: 'retry.requested' });
              }}
            />
          </div>
        )}
      </div>
    </Modal>
  );
}

/** What a screen reader says of an answer. */
function useAnnouncement(screen: SearchPanelProps['screen']): string {
  const t = useT();
  if (screen.name === 'none') return t('search.none.title');
  if (screen.name !== 'results') return '';
  const { isNear, total, games } = screen.found;
  return isNear ? t('search.near', { count: games.length }) : t('search.count', { count: total });
}

/** Before anything is asked for. */
function Begun({
  onChoose,
  children,
}: {
  readonly onChoose: (text: string) => void;
  readonly children: ReactNode;
}) {
  const t = useT();
  return (
    <>
      <p className={css.quiet}>{t('search.hint')}</p>
      <RecentSearches onChoose={onChoose} />
      <div className={css.whole}>{children}</div>
    </>
  );
}
