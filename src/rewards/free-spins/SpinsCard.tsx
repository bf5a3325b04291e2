import { useId, type ComponentProps, type ReactNode } from 'react';
import type { FreeSpinsScreen } from '../../../machines/rewards/free-spins/screen.ts';
import type { FreeSpinsEvent } from '../../../machines/rewards/free-spins/setup.ts';
import { gameOf, roundsOf, type FreeSpins } from '../../../machines/rewards/rewards.ts';
import { useAddress } from '../../runtime/context.tsx';
import { useT } from '../../texts/index.ts';
import { T } from '../../texts/T.tsx';
import { unseen } from '../../ui/base.css.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { card } from '../../ui/card.css.ts';
import { Money } from '../../ui/Money.tsx';
import { Problem } from '../Problem.tsx';
import * as css from '../rewards.css.ts';
import { Facts } from '../Terms.tsx';
import { SpinTerms } from './SpinTerms.tsx';

interface CardProps {
  readonly spins: FreeSpins;
  readonly problem: ComponentProps<typeof Problem>['why'] | undefined;
  /** What can be done about them. */
  readonly children: ReactNode;
}

/** Free spins with all of their terms, and how far each game is (REW-01, FSPIN-04). */
export function SpinsCard({ spins, problem, children }: CardProps) {
  const { name, description } = spins;
  const t = useT();
  const heading = useId();
  return (
    <li>
      <section className={card} aria-labelledby={heading}>
        <div className={css.reward}>
          <div className={css.head}>
            <h3 id={heading}>{name}</h3>
            <p className={css.small}>{t('rewards.spins.title')}</p>
            <p className={css.amount}>{t('rewards.spins.count', { rounds: roundsOf(spins) })}</p>
            <p>{description}</p>
          </div>
          {spins.status === 'ACTIVE' && <Played spins={spins} />}
          <Facts>
            <SpinTerms of={spins} />
          </Facts>
          <p className={css.quiet}>{t('rewards.spins.own')}</p>
          {problem && <Problem name={name} why={problem} />}
          <div className={css.claim}>{children}</div>
        </div>
      </section>
    </li>
  );
}

/** The rounds that were played of each game. */
function Played({ spins: { games, currency, won } }: { spins: FreeSpins }) {
  const t = useT();
  return (
    <div className={css.head}>
      {games.map(({ gameId, name, roundsPlayed: played, roundsGranted: granted }) => (
        <div key={gameId} className={css.head}>
          <progress className={css.bar} max={granted} value={played} aria-hidden />
          <p className={css.used}>
            <span>{name}</span>
            <span>{t('rewards.spins.played', { played, granted })}</span>
          </p>
        </div>
      ))}
      <p className={css.used}>
        <span>{t('rewards.spins.won')}</span>
        <Money amount={won} currency={currency} />
      </p>
    </div>
  );
}

interface ClaimProps {
  readonly spins: FreeSpins;
  readonly busy: boolean;
  readonly inactive?: boolean;
  readonly onClaim: () => void;
}

/** The press that claims free spins. */
export const SpinsClaim = ({ spins, busy, inactive = false, onClaim }: ClaimProps) => (
  <Button look="secondary" busy={busy} inactive={inactive} onClick={onClaim}>
    <T
      id="rewards.spins.claim"
      values={{ rounds: roundsOf(spins), name: spins.name }}
      components={{ 0: <span className={unseen} /> }}
    />
  </Button>
);

interface ActProps {
  readonly spins: FreeSpins;
  readonly screen: Extract<FreeSpinsScreen, { known: unknown }>;
  readonly send: (event: FreeSpinsEvent) => void;
}

/** The one thing that can be done about free spins as they stand. */
export function SpinsAct({ spins, screen, send }: ActProps) {
  const { name, campaignId } = spins;
  const t = useT();
  const address = useAddress();
  const isChosen = 'chosen' in screen && screen.chosen.campaignId === campaignId;
  const isStill = screen.name !== 'listed';
  switch (spins.status) {
    case 'ELIGIBLE':
      return (
        <SpinsClaim
          spins={spins}
          busy={isChosen && (screen.name === 'claiming' || screen.name === 'queueing')}
          inactive={isStill}
          onClaim={() => {
            send({ type: 'claim.chosen', campaignId });
          }}
        />
      );
    case 'QUEUED':
      return (
        <>
          <p>{t('rewards.spins.waits')}</p>
          <Button
            look="secondary"
            busy={isChosen && screen.name === 'starting'}
            inactive={isStill}
            onClick={() => {
              send({ type: 'start.chosen', campaignId });
            }}
          >
            <T
              id="rewards.spins.start"
              values={{ name }}
              components={{ 0: <span className={unseen} /> }}
            />
          </Button>
        </>
      );
    case 'ACTIVE': {
      const game = gameOf(spins);
      return game === undefined ? (
        <p>{t('rewards.spins.over')}</p>
      ) : (
        <LinkButton href={address('/play/$slug', { params: { slug: game.slug } })}>
          {t('rewards.spins.play', { game: game.name })}
        </LinkButton>
      );
    }
  }
}
