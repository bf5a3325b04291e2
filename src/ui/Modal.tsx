import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { useT } from '../texts/index.ts';
import { Icon } from './Icon.tsx';
import * as css from './modal.css.ts';

/** The kinds of windows: first those of the specification that a page may open, then our own (MODAL-01). */
type ModalKind =
  | 'idle-timer'
  | 'max-attempts'
  | 'cookie-notice'
  | 'terms-update'
  | 'welcome'
  | 'idle-player'
  | 'edd-questionnaire'
  | 'forfeit-withdrawal'
  | 'forfeit-claim'
  | 'cashback-off'
  | 'activity'
  | 'break'
  | 'filters'
  | 'login'
  | 'phone-code'
  | 'reset'
  | 'source-of-wealth'
  | 'game-search'
  | 'over-game'
  | 'game-limitation'
  | 'game-check'
  | 'game-rest'
  | 'game-over';

export interface ModalProps {
  /** Names the window to scripts; one of a kind is open at a time. */
  readonly id: ModalKind;
  readonly title: ReactNode;
  /** One sentence under the title, read out with it. */
  readonly intro?: ReactNode;
  /** Without it the modal has no close button and Escape does nothing: the flow offers no close (MODAL-06). */
  readonly onClose?: () => void;
  readonly size?: keyof typeof css.modal;
  readonly children?: ReactNode;
}

/** Radix skips links; where a link is the first thing to do, it says so. */
const FOCUS_FIRST = '[data-focus-first]';

/**
 * An open modal dialog: mounting opens it, unmounting closes it, so that only a chart's state decides. Load it
 * lazily: it brings Radix.
 *
 * Radix locks scrolling with an injected style element, which the content security policy forbids; it does so in
 * its overlay, so the backdrop is ours, and a rule of our own stylesheet keeps the page still
 * (`html:has([data-modal])`). A press beside the dialog does not close it: typed values would be lost.
 */
export default function Modal({ id, title, intro, onClose, size = 'form', children }: ModalProps) {
  const t = useT();
  const giveFocusBack = useFocusBack();
  useScrollbarWidth();
  return (
    <Dialog.Root
      open
      onOpenChange={(open) => {
        if (!open) onClose?.();
      }}
    >
      <Dialog.Portal>
        <div className={css.backdrop} data-modal={id} />
        <Dialog.Content
          id={id}
          className={css.modal[size]}
          {...(intro === undefined ? { 'aria-describedby': undefined } : {})}
          onOpenAutoFocus={(event) => {
            const first = document.getElementById(id)?.querySelector<HTMLElement>(FOCUS_FIRST);
            if (!first) return;
            event.preventDefault();
            first.focus();
          }}
          onEscapeKeyDown={(event) => {
            if (onClose === undefined) event.preventDefault();
          }}
          onKeyDown={({ key, defaultPrevented }) => {
            // Radix gives Escape to its latest layer alone, and a toast that came after the dialog is one.
            if (key === 'Escape' && !defaultPrevented) onClose?.();
          }}
          onInteractOutside={(event) => {
            event.preventDefault();
          }}
          onCloseAutoFocus={giveFocusBack}
        >
          <Dialog.Title className={css.title}>{title}</Dialog.Title>
          {intro !== undefined && (
            <Dialog.Description className={css.intro}>{intro}</Dialog.Description>
          )}
          {children}
          {/* Last, so that focus starts in the content. */}
          {onClose !== undefined && (
            <Dialog.Close className={css.close} aria-label={t('action.close')}>
              <Icon of={X} size={24} />
            </Dialog.Close>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/**
 * Radix gives the focus back to its own trigger only, and these are opened by a chart. The element that opened one
 * may be gone by then, as the link to log in is after a login: then the section goes on in which it was, or the
 * page.
 */
function useFocusBack(): (event: Event) => void {
  const [places] = useState(() => {
    const opener = document.activeElement;
    return [opener, opener?.closest('section[tabindex]')];
  });
  return (event) => {
    event.preventDefault();
    if (document.activeElement !== document.body) return;
    // A window that opens with its page is there before the page is.
    const back = [...places, document.querySelector('main')].find(
      (place) => place?.isConnected === true && place !== document.body,
    );
    if (back instanceof HTMLElement) back.focus({ preventScroll: true });
  };
}

/**
 * Tells the style sheet, in px, how wide the scrollbar is that an open modal removes. The first of several modals
 * measures: for the others it is gone already.
 */
function useScrollbarWidth(): void {
  const [width] = useState(() =>
    document.querySelector('[data-modal]') === null
      ? window.innerWidth - document.documentElement.clientWidth
      : undefined,
  );
  useLayoutEffect(() => {
    if (width === undefined) return undefined;
    const { style } = document.documentElement;
    style.setProperty('--scrollbar-width', `${width}px`);
    return () => {
      style.removeProperty('--scrollbar-width');
    };
  }, [width]);
}
