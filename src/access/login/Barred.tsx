import { Suspense, type ReactNode } from 'react';
import type { LoginEvent } from '../../../machines/access/login/machine.ts';
import type { LoginScreen } from '../../../machines/access/login/screen.ts';
import { useAddress } from '../../runtime/context.tsx';
import { Support } from '../../runtime/help/support.tsx';
import { useTag } from '../../runtime/locale/tag.ts';
import { formatDeadline } from '../../locale/moments.ts';
import { useT, type TextId } from '../../texts/index.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { lazyPart } from '../../ui/parts.ts';
import * as css from './barred.css.ts';
import { endOf, refusalWords } from './words.ts';

const BARRED = [
  'accountClosed',
  'blacklisted',
  'coolingOffStarted',
  'excluded',
  'excludedIndefinitely',
  'onTimeout',
  'startingCoolingOff',
] as const satisfies LoginScreen['name'][];

/** Screens of an account that stays closed, also with other input: no form, and no way to a second account. */
export type BarredScreen = Extract<LoginScreen, { name: (typeof BARRED)[number] }>;

export const isBarred = (screen: LoginScreen): screen is BarredScreen =>
  BARRED.some((name) => name === screen.name);

/** The title for each reason that keeps a player out: an exclusion is more than a break. */
const TITLES = {
  accountClosed: 'login.barred.title',
  blacklisted: 'login.barred.title',
  coolingOffStarted: 'login.cooling.started',
  excluded: 'login.onBreak.excluded',
  excludedIndefinitely: 'login.onBreak.excluded',
  onTimeout: 'login.onBreak.title',
  startingCoolingOff: 'login.onBreak.title',
} as const satisfies Record<BarredScreen['name'], TextId>;

const takeFocus = (node: HTMLElement | null): void => {
  node?.focus();
};

/** Takes the place of the popup's title, and the focus: the form that had it is gone. */
export function BarredTitle({ screen }: { screen: BarredScreen }) {
  const t = useT();
  const title = TITLES[screen.name];
  return (
    <span key={title} ref={takeFocus} tabIndex={-1}>
      {t(title)}
    </span>
  );
}

export interface BarredProps {
  readonly screen: BarredScreen;
  readonly send: (event: LoginEvent) => void;
  /** Back to the page that the popup stands over. */
  readonly onClose: () => void;
}

/**
 * Why an account is closed to its player, in place of the form: until when, who helps, who can say more, and
 * the way back. Nothing is wrong with a player on a break (LOGIN-08, EXC-07).
 */
export function Barred({ screen, send, onClose }: BarredProps) {
  const t = useT();
  return (
    <div className={css.panel}>
      <Said screen={screen} />
      {(screen.name === 'onTimeout' || screen.name === 'startingCoolingOff') && (
        <CoolingOffer screen={screen} send={send} />
      )}
      <Ways screen={screen}>
        <Button look="secondary" wide onClick={onClose}>
          {t('login.barred.back')}
        </Button>
      </Ways>
      {!isClosed(screen) && (
        // Last: late content must move nothing that somebody is about to press.
        <Suspense fallback={null}>
          <Lines.Part />
        </Suspense>
      )}
    </div>
  );
}

/** A player who cannot fetch them has the way to help above. */
const Lines = lazyPart(() => import('./BarredLines.tsx').catch(() => ({ default: () => null })));

function Said({ screen }: { screen: BarredScreen }) {
  const t = useT();
  if (screen.name === 'coolingOffStarted') {
    return (
      <>
        <p>{t('login.cooling.about')}</p>
        <Until end={screen.end} />
        <p>{t('breaks.follows.money')}</p>
      </>
    );
  }
  const { text, values } = refusalWords(screen);
  return (
    <>
      <p>{t(text, values)}</p>
      <Until end={endOf(screen)} />
      <p>{t(isClosed(screen) ? 'login.barred.money' : 'breaks.follows.money')}</p>
    </>
  );
}

const isClosed = ({ name }: BarredScreen): boolean =>
  name === 'blacklisted' || name === 'accountClosed';

/** Day, time and zone, which a player on a break looks for first. */
function Until({ end }: { end: ReturnType<typeof endOf> }) {
  const t = useT();
  const tag = useTag();
  if (end === undefined) return null;
  return (
    <p className={css.until}>
      {t('login.onBreak.until', { until: formatDeadline(end.until, tag, end.timeZone) })}
    </p>
  );
}

/** The helpers and those who can say more. For an account that we closed ourselves, support comes first. */
function Ways({ screen, children }: { screen: BarredScreen; children: ReactNode }) {
  const t = useT();
  const address = useAddress();
  const help = (look: 'primary' | 'secondary') => (
    <LinkButton look={look} wide href={address('/responsible-gambling')}>
      {t('login.help')}
    </LinkButton>
  );
  if (!isClosed(screen)) {
    return (
      <div className={css.ways}>
        {help('primary')}
        <Support wide />
        {children}
      </div>
    );
  }
  return (
    <div className={css.ways}>
      <Support look="primary" wide />
      {screen.name === 'accountClosed' && (
        <LinkButton look="secondary" wide href={address('/page-closed-account')}>
          {t('login.error.closed.link')}
        </LinkButton>
      )}
      {help('secondary')}
      {children}
    </div>
  );
}

/** The offer of a cooling-off day, explained, where the refusal allows it (LOGIN-10). */
function CoolingOffer({
  screen,
  send,
}: {
  screen: Extract<BarredScreen, { name: 'onTimeout' | 'startingCoolingOff' }>;
  send: BarredProps['send'];
}) {
  const t = useT();
  const starting = screen.name === 'startingCoolingOff';
  if (!starting && !screen.can.startCoolingOff) return null;
  return (
    <section className={css.cooling}>
      <h3>{t('login.cooling.offer')}</h3>
      <p>{t('login.cooling.about')}</p>
      <Button
        look="secondary"
        wide
        busy={starting}
        onClick={() => {
          send({ type: 'coolingOff.chosen' });
        }}
      >
        {starting ? t('login.cooling.starting') : t('login.cooling.start')}
      </Button>
    </section>
  );
}
