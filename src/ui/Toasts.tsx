import { CircleAlert, CircleCheck, TriangleAlert, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { useT } from '../texts/index.ts';
import { Icon } from './Icon.tsx';
import { cross } from './cross.css.ts';
import * as css from './toast.css.ts';
import { isSaid, placeToasts } from './toast-place.ts';
import { dismissToast } from './toasts.ts';
import type { ShownToast } from './toasts.ts';

const ICONS = {
  error: CircleAlert,
  success: CircleCheck,
  warning: TriangleAlert,
  warningValue: TriangleAlert,
} as const;

/** How long good news stays, in ms. Bad news stays until it is closed. */
const GOOD_NEWS_MS = 6000;

/** The toasts on screen. Brings Radix: `ToastHost` loads it with the first toast. */
export default function Toasts({ list: pushed }: { list: readonly ShownToast[] }) {
  const t = useT();
  const list = useUnsaid(pushed);
  const place = usePlace();
  useTimeInFrames(place);
  return (
    <Toast.Provider label={t('ui.toast.label')} swipeDirection="right">
      {list.map(({ id, severity, message, value }) => (
        <Toast.Root
          key={id}
          open
          type={severity === 'error' ? 'foreground' : 'background'}
          duration={severity === 'success' ? GOOD_NEWS_MS : Infinity}
          className={css.toast[severity]}
          data-severity={severity}
          onOpenChange={(open) => {
            if (!open) dismissToast(id);
          }}
        >
          <span className={css.icon[severity]}>
            <Icon of={ICONS[severity]} size={24} />
          </span>
          <Toast.Description className={css.text}>
            {message}
            {value !== undefined && <strong className={css.value}>{value}</strong>}
          </Toast.Description>
          <Toast.Close className={cross} aria-label={t('action.close')}>
            <Icon of={X} />
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport ref={place} className={css.toasts} label={t('ui.toast.label')} />
    </Toast.Provider>
  );
}

/** A toast comes with the screen that it is about: a frame later that screen is there, too. */
function useUnsaid(pushed: readonly ShownToast[]): readonly ShownToast[] {
  const [judged, setJudged] = useState<ReadonlySet<number>>(new Set());
  const judge = useEffectEvent((list: readonly ShownToast[]): void => {
    for (const { id, message, said = message } of list) {
      if (!judged.has(id) && (isSaid(message) || isSaid(said))) dismissToast(id);
    }
    setJudged(new Set(list.map(({ id }) => id)));
  });
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      judge(pushed);
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [pushed]);
  return pushed.filter(({ id }) => judged.has(id));
}

/** The pause after the last change of a page before toasts look for their place, in ms: none moves under a scroll. */
const CALM = 150;

/** For the list: it has its place before it is visible. */
function usePlace() {
  const place = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    if (place.current !== null) placeToasts(place.current);
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const later = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (place.current !== null) placeToasts(place.current);
      }, CALM);
    };
    const watched = new MutationObserver(later);
    watched.observe(document.body, { childList: true, subtree: true });
    addEventListener('scroll', later, { passive: true, capture: true });
    addEventListener('resize', later);
    return () => {
      clearTimeout(timer);
      watched.disconnect();
      removeEventListener('scroll', later, { capture: true });
      removeEventListener('resize', later);
    };
  }, []);
  return place;
}

/**
 * Radix stops the time of toasts while the page does not have the keys. A game in it has them as long as somebody
 * plays: they are there to read, and a toast would lie over the game for good. Radix goes on when a pointer leaves.
 */
function useTimeInFrames(place: RefObject<HTMLOListElement | null>): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const goOn = (): void => {
      // Radix hears of it, too: after that.
      timer = setTimeout(() => {
        if (document.activeElement instanceof HTMLIFrameElement) {
          place.current?.parentElement?.dispatchEvent(new PointerEvent('pointerleave'));
        }
      });
    };
    addEventListener('blur', goOn);
    return () => {
      clearTimeout(timer);
      removeEventListener('blur', goOn);
    };
  }, [place]);
}
