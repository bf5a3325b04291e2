import { depositIsOffered } from '../../../machines/site/guard/decide.ts';
import { useAddress, useSession } from '../../runtime/context.tsx';
import { guardedPlayer } from '../../runtime/guard/guard.tsx';
import { useStopsPayouts } from '../../runtime/guard/payouts.ts';
import { useMinimumAge } from '../../runtime/player/policy.ts';
import { WalletCard } from '../../banking/wallet/WalletCard.tsx';
import { isolated, useT } from '../../texts/index.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { Title } from '../../ui/Title.tsx';
import { Continue } from './Continue.tsx';
import { OwnLimits } from './OwnLimits.tsx';
import { PlayerOffers } from './PlayerOffers.tsx';
import { useOwnLimits } from '../../runtime/offers/own-facts.ts';
import { useOpenMatters, useReviewed } from './player-facts.ts';
import * as css from './player-home.css.ts';

/**
 * A player's own front page (ROUTE-01): the money, what waits for them, the bounds that they set, and then the
 * offers that may be put before them. Parts that stand under one another come at once, so that nothing is pushed
 * away.
 */
export default function PlayerHome() {
  const t = useT();
  const address = useAddress();
  const screen = useSession();
  const player = guardedPlayer(screen);
  const stopsPayouts = useStopsPayouts();
  const age = useMinimumAge();
  const limits = useOwnLimits();
  const matters = useOpenMatters();
  const reviewed = useReviewed();
  const firstName = screen.name === 'player' ? screen.account?.firstName : undefined;
  const isKnown =
    [limits, matters, reviewed].every(({ status }) => status !== 'loading') &&
    player?.account !== 'loading';
  return (
    <div className={css.home}>
      <Title />
      <div className={css.head}>
        <h1>
          {firstName === undefined
            ? t('nav.home')
            : t('home.greeting', { name: isolated(firstName) })}
        </h1>
        <p className={css.facts}>
          <span className={css.age}>{`${age}+`}</span>
          {t('home.facts')}
        </p>
      </div>
      <div className={css.columns}>
        <div className={css.money}>
          <WalletCard parts="folded" />
          <div className={css.pair}>
            {player !== undefined && depositIsOffered(player) && (
              <LinkButton wide href={address('/my-account/banking/deposit')}>
                {t('nav.deposit')}
              </LinkButton>
            )}
            {!stopsPayouts && (
              <LinkButton look="secondary" wide href={address('/my-account/banking/withdraw')}>
                {t('withdraw.submit')}
              </LinkButton>
            )}
          </div>
        </div>
        {isKnown ? <Continue matters={matters} reviewed={reviewed} /> : <Coming />}
      </div>
      {isKnown ? <OwnLimits limits={limits} /> : <Coming />}
      {isKnown && player !== undefined && <PlayerOffers player={player} limits={limits} />}
    </div>
  );
}

function Coming() {
  const t = useT();
  return (
    <Card>
      <Loading label={t('screen.loading')}>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton shape="short" />
      </Loading>
    </Card>
  );
}
