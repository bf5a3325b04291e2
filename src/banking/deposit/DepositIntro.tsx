import { LOG_IN } from '../../runtime/pages/addresses.ts';
import { useAddress } from '../../runtime/context.tsx';
import { useT } from '../../texts/index.ts';
import { page } from '../../ui/base.css.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Title } from '../../ui/Title.tsx';
import * as css from './intro.css.ts';

const STEPS = [
  { title: 'deposit.intro.choose.title', body: 'deposit.intro.choose.body' },
  { title: 'deposit.intro.confirm.title', body: 'deposit.intro.confirm.body' },
  { title: 'deposit.intro.see.title', body: 'deposit.intro.see.body' },
] as const;

/** How a deposit works, for visitors; the log-in comes back to this page (NS-67). */
export function DepositIntro() {
  const t = useT();
  const address = useAddress();
  return (
    <div className={classes(page, css.intro)}>
      <Title of={t('deposit.title')} />
      <div className={css.head}>
        <h1>{t('deposit.anonymous.title')}</h1>
        <p className={css.lead}>{t('deposit.anonymous.body')}</p>
        <div className={css.actions}>
          <LinkButton href={LOG_IN}>{t('action.logIn')}</LinkButton>
          <LinkButton look="secondary" href={address('/signup')}>
            {t('login.signUp')}
          </LinkButton>
        </div>
      </div>
      <section className={css.how} aria-labelledby="deposit-how">
        <h2 id="deposit-how" className={css.howTitle}>
          {t('deposit.intro.title')}
        </h2>
        <ol className={css.steps}>
          {STEPS.map(({ title, body }, at) => (
            <li key={title} className={css.step}>
              <span className={css.number} aria-hidden>
                {at + 1}
              </span>
              <h3>{t(title)}</h3>
              <p className={css.quiet}>{t(body)}</p>
            </li>
          ))}
        </ol>
      </section>
      <p className={css.links}>
        <a href={address('/payment-methods')}>{t('nav.paymentMethods')}</a>
        <a href={address('/responsible-gambling')}>{t('home.safer.title')}</a>
      </p>
    </div>
  );
}
