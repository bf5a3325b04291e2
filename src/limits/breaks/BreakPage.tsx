import { useAddress, useSession } from '../../runtime/context.tsx';
import { Leave } from '../../runtime/guard/guard.tsx';
import { CareMail, Helplines } from '../../runtime/help/helplines.tsx';
import { useSaferPlayAddress } from '../../runtime/help/safer-play.ts';
import { Support } from '../../runtime/help/support.tsx';
import { useTag } from '../../runtime/locale/tag.ts';
import { formatDeadline } from '../../locale/moments.ts';
import { useT } from '../../texts/index.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Title } from '../../ui/Title.tsx';
import { begunHere, type BegunBreak } from './begun.ts';
import * as css from './breaks.css.ts';

/** For whom a break has logged out; a player who is logged in is led to where one begins (EXC-06). */
export function BreakPage() {
  const saferPlay = useSaferPlayAddress();
  return useSession().name === 'player' ? <Leave to={saferPlay()} /> : <Begun />;
}

/** Confirms a break that has begun. Nothing on it leads to play (EXC-06). */
function Begun() {
  const t = useT();
  const address = useAddress();
  const begun = begunHere();
  const title = t(begun?.kind === 'exclusion' ? 'onBreak.title.exclusion' : 'onBreak.title');
  return (
    <div className={css.page}>
      <Title of={title} />
      <h1>{title}</h1>
      {begun ? <Known begun={begun} /> : <p>{t('onBreak.elsewhere')}</p>}
      <h2>{t('onBreak.money.title')}</h2>
      <p>{t('breaks.follows.money')}</p>
      <p>{t('breaks.follows.bets')}</p>
      <p>{t('onBreak.deposit')}</p>
      <h2>{t('onBreak.help.title')}</h2>
      <p>{t('onBreak.help')}</p>
      <Helplines home={begun?.home} />
      <CareMail />
      <div className={css.help}>
        <LinkButton look="secondary" href={address('/responsible-gambling')}>
          {t('login.help')}
        </LinkButton>
        <Support />
      </div>
    </div>
  );
}

function Known({ begun: { until, timeZone, indefinite } }: { begun: BegunBreak }) {
  const t = useT();
  const tag = useTag();
  return (
    <>
      <p className={css.until}>
        {indefinite
          ? t('breaks.confirm.indefinite')
          : t('breaks.confirm.until', { until: formatDeadline(until, tag, timeZone) })}
      </p>
      <p>{t('onBreak.mail')}</p>
    </>
  );
}
